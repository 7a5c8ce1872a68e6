import { readFileSync } from "node:fs";
import { join } from "node:path";
import { takeInventory } from "../../hosting/inventory";
import type { Site } from "./site";

/** Reads the pages of a built site, and its tables and drawings. */
export function readSite(folder: string): Site {
  const { pages, files } = takeInventory(folder);
  const read = (part: typeof files) =>
    new Map([...part].map(([address, { name }]) => [address, readFileSync(join(folder, name), "utf8")]));
  const texts = [...files].filter(([address]) => /\.(?:csv|json|svg)$/u.test(address));
  return { pages: read(pages), files: read(new Map(texts)) };
}
