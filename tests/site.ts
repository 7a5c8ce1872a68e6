import { readFileSync } from "node:fs";
import { join } from "node:path";
import { csvParse } from "d3-dsv";
import { root } from "../scripts/command";

// What tests expect of the content, they read from the files of the built site: with other content they still pass.

export function read(name: string): string {
  return readFileSync(join(root, "dist", name), "utf8");
}

export type Row = Readonly<Record<string, string>>;

/** The rows of a published table. */
export function readTable(name: string): readonly Row[] {
  return csvParse(read(`data/${name}.csv`)) as Row[];
}

/** A field of a row. Throws if the table has no such column. */
export function field(row: Row | undefined, name: string): string {
  const value = row?.[name];
  if (value === undefined) throw new Error(`no ${name} in ${JSON.stringify(row)}`);
  return value;
}

export const products = readTable("products").map((row) => ({
  slug: field(row, "slug"),
  name: field(row, "name"),
  brand: field(row, "brand"),
  tier: field(row, "market_tier"),
  row,
}));

/** The addresses of all pages, as the sitemap lists them. */
export const pages = [...read("sitemap.xml").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || "/",
);

/** Addresses that get a 404 page. */
export const lostPages = ["/no-such-page", "/products/no-such-product"];

/** The file of a page. */
export function fileOf(address: string): string {
  if (lostPages.includes(address)) return address.startsWith("/products") ? "products/404.html" : "404.html";
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** The page of the first product stands for those of all others. */
export const firstProduct = products[0] as (typeof products)[number];
