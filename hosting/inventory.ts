import { delivery } from "./delivery";
import { listFiles } from "./list-files";

export interface ServedFile {
  /** The canonical path of a page, or the path of another file. */
  address: string;
  /** Below the site's folder, with forward slashes. */
  name: string;
}

/** What is served: pages by their address without a trailing slash, files by their address. */
export interface Inventory {
  pages: ReadonlyMap<string, ServedFile>;
  files: ReadonlyMap<string, ServedFile>;
}

/** Lists a built site without dotfiles, precompressed copies and files that configure hosts. */
export function takeInventory(folder: string): Inventory {
  const names = new Set(listFiles(folder).filter(isServed));
  const pages = new Map<string, ServedFile>();
  const files = new Map<string, ServedFile>();
  for (const name of names) {
    const isCopy = /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
    if (isCopy) continue;
    const file = { address: addressOf(name), name };
    if (name.endsWith(".html")) pages.set(cleanAddress(file.address), file);
    else files.set(file.address, file);
  }
  return { pages, files };
}

function isServed(name: string): boolean {
  const isDotfile = name.split("/").some((part) => part.startsWith("."));
  return !isDotfile && !delivery.hostFiles.some((file) => file === name);
}

/** The addresses of pages, then of files. */
export function listAddresses({ pages, files }: Inventory): string[] {
  return [...pages.values(), ...files.values()].map(({ address }) => address);
}

/** `products.html` → `/products`, `2025/index.html` → `/2025/`. */
function addressOf(name: string): string {
  return `/${name.replace(/(?:^(\d{4}\/)?index)?\.html$/, "$1")}`;
}

/** `/a/`, `/a.html`, `/a/index` and `/a/index.html` → `/a`. */
export function cleanAddress(path: string): string {
  return path.replace(/(?:\/|\.html|\/index|\/index\.html)$/, "") || "/";
}
