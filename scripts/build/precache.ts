import { createHash } from "node:crypto";
import type { Edition } from "../../offline/edition";
import { offline } from "../../server/policy";

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

/**
 * Lists what is kept of a built site, each file with the hash of its bytes. Pages come first: where a host rewrites
 * them on the way, the worker finds out at once and fetches no more.
 */
export function listEdition(
  addresses: readonly string[],
  isPage: (address: string) => boolean,
  read: (address: string) => Uint8Array,
): Edition {
  const kept = addresses.filter((address) => isKept(address)).sort();
  const inOrder = [...kept.filter(isPage), ...kept.filter((address) => !isPage(address))];
  const files = Object.fromEntries(inOrder.map((address) => [address, integrityOf(read(address))]));
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  return { version, files };
}

function isKept(address: string): boolean {
  return address !== offline.worker && !leftOut.some((pattern) => pattern.test(address));
}

function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}
