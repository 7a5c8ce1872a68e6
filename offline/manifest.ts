import { cleanAddress } from "../hosting/clean-address";
import { editionFolder } from "../hosting/editions";
import { isNotFoundPage, notFoundPage } from "../hosting/not-found";

/** The precache manifest of one version: the SHA-256 of every file by its address below the site's path. */
export interface Manifest {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** The offline response for an address that is not cached. */
export type Substitute = { kind: "redirect" | "not found"; address: string } | { kind: "unknown" };

/** The decoded address of a URL below the site's path; undefined for URLs outside of it. */
export function addressOf(url: string, scope: string): string | undefined {
  if (!url.startsWith(scope)) return undefined;
  try {
    return decodeURIComponent(`/${new URL(url).pathname.slice(new URL(scope).pathname.length)}`);
  } catch {
    return undefined;
  }
}

/** The cache key of a file. It contains the hash, so versions cannot mix. */
export function keyOf(address: string, hash: string, scope: string): string {
  return `${scope}${address.slice(1)}?${hash}`;
}

/**
 * The server's answer, offline: other spellings of a page redirect to it, unknown pages get the 404 page. Whether an
 * uncached file exists cannot be known, nor what an older edition has, which has a worker of its own.
 */
export function findSubstitute(address: string, { files }: Manifest): Substitute {
  const clean = cleanAddress(address);
  if (clean !== address && files[clean] !== undefined && !isNotFoundPage(clean))
    return { kind: "redirect", address: clean };
  const isFile = /\.(?!html$)[^/.]+$/.test(address);
  const isElsewhere = editionFolder(address) !== "";
  return isFile || isElsewhere ? { kind: "unknown" } : { kind: "not found", address: notFoundPage(address) };
}
