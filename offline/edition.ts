import { cleanAddress } from "../hosting/clean-address";
import { isNotFoundPage, notFoundPage } from "../hosting/policy";

/** One version of the report as it is kept: the SHA-256 of every file by its address below the site's path. */
export interface Edition {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** What a reader without a network gets for an address that is not kept. */
export type Substitute = { kind: "redirect" | "lost"; address: string } | { kind: "nothing" };

/** The address of a URL below the site's path, escapes undone; undefined for what is not the site's. */
export function addressOf(url: string, scope: string): string | undefined {
  if (!url.startsWith(scope)) return undefined;
  try {
    return decodeURIComponent(`/${new URL(url).pathname.slice(new URL(scope).pathname.length)}`);
  } catch {
    return undefined;
  }
}

/** Where the bytes of a file are kept. Other bytes have another key, so no version can take those of another. */
export function keyOf(address: string, hash: string, scope: string): string {
  return `${scope}${address.slice(1)}?${hash}`;
}

/**
 * Answers for the server where it cannot be asked: other spellings of a page lead to it, and what is no page is lost.
 * Of a file that is not kept nobody can say whether it exists.
 */
export function findSubstitute(address: string, { files }: Edition): Substitute {
  const clean = cleanAddress(address);
  if (clean !== address && files[clean] !== undefined && !isNotFoundPage(clean))
    return { kind: "redirect", address: clean };
  const isFile = /\.(?!html$)[^/.]+$/.test(address);
  return isFile ? { kind: "nothing" } : { kind: "lost", address: notFoundPage(address) };
}
