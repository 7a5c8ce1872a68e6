import { createHash } from "node:crypto";
import { editionFolder } from "../../hosting/editions";
import type { Inventory, ServedFile } from "../../hosting/inventory";
import { offline } from "../../hosting/offline";
import type { Manifest } from "../../offline/manifest";

/**
 * Files left out of the offline cache, because they are large, for machines, or copies: social pictures, figures as PNG
 * (cached as SVG), archives, the PDF, the data under its version.
 */
const leftOut = /^\/(?:og\/|charts\/.*\.png$|data\/\d|robots\.txt$|sitemap\.xml$)|\.(?:zip|pdf)$/;

/** The parts of an inventory that the manifest needs. */
type Site = Record<keyof Inventory, ReadonlyMap<string, Pick<ServedFile, "integrity">>>;

/**
 * The precache manifest of a built site. Pages come first: if a host modifies them, installation fails before the other
 * files are fetched.
 */
export function listPrecached(site: Site): Manifest {
  const kept = [site.pages, site.files].flatMap((part) =>
    [...part].filter(([address]) => isKept(address)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const files = Object.fromEntries(kept.map(([address, { integrity }]) => [address, integrity]));
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  return { version, files };
}

function isKept(address: string): boolean {
  // Earlier editions have service workers of their own.
  const isOwn = editionFolder(address) === "";
  return isOwn && address !== offline.worker && !leftOut.test(address);
}
