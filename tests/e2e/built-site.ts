import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../hosting/list-files";
import { fixtureSite } from "../sites";
import { lostPages } from "./fixture";

export const builtFiles: readonly string[] = listFiles(fixtureSite);

export const builtPages: readonly string[] = builtFiles
  .filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
  .map(pageAddress);

/** All pages, and two addresses with a 404 page. */
export const everyPage: readonly string[] = [...builtPages, ...lostPages];

/** One page of each sort: the first page of a folder stands for the others. */
export const pageOfEachKind: readonly string[] = builtPages.filter(
  (address, index) => sortOf(address) !== sortOf(builtPages[index - 1] ?? ""),
);

export function pageAddress(name: string): string {
  return `/${name.replace(/(^index)?\.html$/, "")}`;
}

/** `/products/` for `/products/x`, `/products` for itself. */
function sortOf(address: string): string {
  return address.replace(/^(\/[\w-]+\/).+/, "$1");
}

export function readBuilt(name: string): Buffer {
  return readFileSync(join(fixtureSite, name));
}
