import { createHash } from "node:crypto";
import type { Inventory, SiteFile } from "../../hosting/inventory";
import { offline } from "../../hosting/policy";
import type { Edition } from "../../offline/edition";

/**
 * What a reader without a network goes without, because it is large, for machines, or a copy: pictures for sharing,
 * figures as pixels (the same figure is kept as SVG), archives, prints, the data once more under its version.
 */
const leftOut = [
  /^\/og\//,
  /^\/charts\/.*\.png$/,
  /\.(?:zip|pdf)$/,
  /^\/data\/\d/,
  /^\/(?:robots\.txt|sitemap\.xml)$/,
];

/** An inventory, as far as it matters here. */
type Site = Record<keyof Inventory, ReadonlyMap<string, Pick<SiteFile, "digest">>>;

/**
 * Lists what is kept of a built site, each file with the hash of its bytes. Pages come first: where a host rewrites
 * them on the way, the worker finds out at once and fetches no more.
 */
export function listEdition(site: Site): Edition {
  const kept = [site.pages, site.files].flatMap((part) =>
    [...part].filter(([address]) => isKept(address)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const files = Object.fromEntries(kept.map(([address, { digest }]) => [address, integrityOf(digest)]));
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  return { version, files };
}

function isKept(address: string): boolean {
  return address !== offline.worker && !leftOut.some((pattern) => pattern.test(address));
}

function integrityOf(digest: string): string {
  return `sha256-${Buffer.from(digest, "base64url").toString("base64")}`;
}
