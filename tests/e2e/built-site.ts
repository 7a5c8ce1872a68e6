import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../hosting/list-files";
import { fixtureSite } from "../sites";
import { lostPages } from "./fixture";

/** Every file of the built site, as sorted paths. */
export const builtFiles: readonly string[] = listFiles(fixtureSite);

/** The addresses of all pages in the built site. */
export const builtPages: readonly string[] = builtFiles
  .filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
  .map(pageAddress);

/** All pages, and two addresses that get a 404 page. */
export const everyPage: readonly string[] = [...builtPages, ...lostPages];

/** One page of each kind: of those in a folder, the first stands for the others. */
export const pageOfEachKind: readonly string[] = builtPages.filter(
  (address, index) => kindOf(address) !== kindOf(builtPages[index - 1] ?? ""),
);

/** The address of an HTML file. */
export function pageAddress(name: string): string {
  return `/${name.replace(/(^index)?\.html$/, "")}`;
}

/** `/products/` for `/products/x`, and `/products` for itself. */
function kindOf(address: string): string {
  return address.replace(/^(\/[\w-]+\/).+/, "$1");
}

/** A file of the built site. */
export function readBuilt(name: string): Buffer {
  return readFileSync(join(fixtureSite, name));
}
