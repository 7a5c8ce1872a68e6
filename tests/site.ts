import { readFileSync } from "node:fs";
import { join } from "node:path";
import { csvParse } from "d3-dsv";
import { dist, root } from "../scripts/command";
import type { EditionName } from "./editions/editions";

// Tests read what they expect from the data files of the built site, so that they pass with any valid content.

export type Row = Readonly<Record<string, string>>;

/** Opens a built site by the path of its folder. */
export function openSite(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  /** Returns the rows of a published table. */
  const readTable = (name: string) => csvParse(read(`data/${name}.csv`)) as readonly Row[];
  const products = readTable("products").map((row) => ({
    slug: field(row, "slug"),
    name: field(row, "name"),
    brand: field(row, "brand"),
    tier: field(row, "market_tier"),
    row,
  }));
  /** The paths of all pages in the sitemap. */
  const pages = [...read("sitemap.xml").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  return { folder, read, readTable, products, pages };
}

/** Opens the site of an edition, which `npm test -- editions` renders. */
export const openEdition = (name: EditionName) => openSite(join(root, "reports/editions", name));

/** The site in dist/, or in the folder of the environment variable DIST. */
export const { read, readTable, products, pages } = openSite(dist);

/**
 * Returns a field of a row.
 *
 * @throws {Error} If the table has no such column.
 */
export function field(row: Row | undefined, name: string): string {
  const value = row?.[name];
  if (value === undefined) throw new Error(`found no ${name} in ${JSON.stringify(row)}`);
  return value;
}

/** Paths for which hosts send a 404 page. */
export const notFoundPages = ["/no-such-page", "/products/no-such-product"];

/** Returns the file that hosts send for a path, relative to the site's folder. */
export function fileOf(path: string): string {
  if (notFoundPages.includes(path)) return path.startsWith("/products") ? "products/404.html" : "404.html";
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The first product. Tests use its page where one product page is enough. */
export const firstProduct = products[0] as (typeof products)[number];
