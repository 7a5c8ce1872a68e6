import { readFileSync } from "node:fs";
import { join } from "node:path";
import { csvParse } from "d3-dsv";
import { dist, root } from "../scripts/command";
import type { EditionName } from "./editions/editions";

// Tests read what they expect from the files of the built site, so they pass with other content, too.

export type Row = Readonly<Record<string, string>>;

/** A built site, by its files. */
export function openSite(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  /** The rows of a published table. */
  const readTable = (name: string) => csvParse(read(`data/${name}.csv`)) as readonly Row[];
  const products = readTable("products").map((row) => ({
    slug: field(row, "slug"),
    name: field(row, "name"),
    brand: field(row, "brand"),
    tier: field(row, "market_tier"),
    row,
  }));
  /** The addresses of all pages, as the sitemap lists them. */
  const pages = [...read("sitemap.xml").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  return { folder, read, readTable, products, pages };
}

/** The site of an edition, which `npm test -- editions` builds. */
export const openEdition = (name: EditionName) => openSite(join(root, "reports/editions", name));

/** The site in dist/, or in the folder that DIST names. */
export const { read, readTable, products, pages } = openSite(dist);

/** A field of a row. Throws if the table has no such column. */
export function field(row: Row | undefined, name: string): string {
  const value = row?.[name];
  if (value === undefined) throw new Error(`no ${name} in ${JSON.stringify(row)}`);
  return value;
}

/** Addresses that get a 404 page. */
export const lostPages = ["/no-such-page", "/products/no-such-product"];

/** The file of a page. */
export function fileOf(address: string): string {
  if (lostPages.includes(address)) return address.startsWith("/products") ? "products/404.html" : "404.html";
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** The page of the first product stands for those of all others. */
export const firstProduct = products[0] as (typeof products)[number];
