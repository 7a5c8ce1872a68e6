import { writeHostFiles } from "../../hosting/host-files";
import type { Inventory } from "../../hosting/inventory";
import { type OfflineScripts, writeOfflineFiles } from "./offline-files";

/** What a build produced, and the same in numbers for a person. */
export interface Finished {
  inventory: Inventory;
  pages: number;
  files: number;
  bytes: number;
}

/**
 * Adds what needs all other files of the site to be there: the worker, which lists them, and what hosts read.
 *
 * @param base the path that the site is hosted under
 */
export async function finishSite(site: string, base: string, scripts: OfflineScripts): Promise<Finished> {
  const inventory = await writeOfflineFiles(site, scripts);
  writeHostFiles(site, inventory, base);
  const { pages, files } = inventory;
  const all = [...pages.values(), ...files.values()];
  return {
    inventory,
    pages: pages.size,
    files: all.length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
  };
}
