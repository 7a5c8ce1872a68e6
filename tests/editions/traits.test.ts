import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fileOf, lostPages, openEdition, products as shipped } from "../site";
import { hardNames } from "./editions";

// What each edition is, so that none is the shipped one under another name.

const wordsOf = (folder: string, name: string) =>
  parse(readFileSync(join(`${folder}.content`, `${name}.yaml`), "utf8"));

test("observed: nothing is illustrative, no counts differ, no tier is empty, and a price of one is known", () => {
  const { folder, read, pages, products, readTable } = openEdition("observed");
  const { illustrative } = wordsOf(folder, "methodology").reading.kinds;
  const defined = [illustrative.text, wordsOf(folder, "data").illustrative];
  const words = ["(illustrative)", "Dashed:", ",illustrative,", ...defined];
  for (const file of [...[...pages, ...lostPages].map(fileOf), "data/products.csv"]) {
    const found = words.filter((each) => read(file).includes(each));
    expect(found, file).toEqual([]);
  }
  expect(readTable("brand-share")).toHaveLength(new Set(products.map(({ brand }) => brand)).size);
  for (const row of readTable("price-tiers")) expect(row.products_count).not.toBe("0");
  const [first] = products;
  // Beside a price and a count that are sourced stands the price of one.
  const each = Number(first?.row.price_usd) / Number(first?.row.count_bandages);
  expect(Number(first?.row.each_usd)).toBeCloseTo(each, 2);
  const page = read(`products/${first?.slug}.html`);
  for (const html of [read("products.html"), page])
    expect(html).toContain(each < 1 ? `${Math.round(each * 100)}¢` : `$${each.toFixed(2)}`);
  expect(page).toMatch(/Own observation, .*, November 20, 2026/);
  expect(read("index.html")).toMatch(/<a href="mailto:desk@house\.test">.*©.*, published \w+ \d+, \d{4}\. /s);
  expect(read("data.html")).toMatch(/Jane Doe and An Institution \(.+\. Own House\. https:/);
  const person = '{"@type":"Person","name":"Jane Doe","familyName":"Doe","givenName":"Jane"}';
  expect(read("index.html")).toContain(`[${person},{"@type":"Organization","name":"An Institution"}]`);
});

test("fourteen: more products, of a new brand and at the lowest price, licensed, without pictures, with photographs", () => {
  const { folder, read, products, readTable } = openEdition("fourteen");
  const [first, licensed, plain, photographed] = products.slice(-4);
  expect(products).toHaveLength(shipped.length + 4);
  expect(readTable("brand-share").map((row) => row.brand_group)).toContain(first?.brand);
  expect(first?.tier).toBe(readTable("price-tiers").at(-1)?.market_tier);
  expect(licensed?.row.license_kind).toBe("illustrative");
  expect(read(`products/${first?.slug}.html`)).toMatch(/An example of <span class="illustrative">/);
  expect(read(`products/${plain?.slug}.html`)).toContain("/pictures/plain");
  expect(read(`products/${photographed?.slug}.html`)).toContain("Photo: A. Name");
  expect(read("data.html")).toContain("Photographs: Photo: A. Name<");
  expect(read("index.html")).toContain('<a href="https://social.test/@jane">');
  const shares = readTable("brand-share").map((row) => Number(row.share_percent));
  const sum = shares.reduce((total, share) => total + share);
  const note = wordsOf(folder, "figures")["brand-share"].rounded;
  expect(read("market-analysis.html").includes(note)).toBe(sum !== 100);
});

test("large: many products with hard names, five tiers with cents, longer and shorter lists", () => {
  const { read, products, readTable } = openEdition("large");
  expect(products.length).toBeGreaterThanOrEqual(30);
  expect(products.slice(-hardNames.length).map(({ name }) => name)).toEqual(hardNames);
  const tiers = readTable("price-tiers");
  expect(tiers.length).toBeGreaterThanOrEqual(5);
  for (const row of tiers) expect(`${row.min_usd} ${row.products_count}`).toMatch(/^\d+\.\d+ [1-9]/);
  const count = (page: string, section: string) =>
    parseHTML(read(page)).document.querySelectorAll(`${section} h3`).length;
  expect([count("index.html", "#findings"), count("index.html", "#kids")]).toEqual([2, 1]);
  expect(count("market-analysis.html", "#trends")).toBeGreaterThanOrEqual(7);
  expect(count("market-analysis.html", "#opportunities")).toBeGreaterThanOrEqual(8);
});

test("least: one product of one brand in one tier, without license, rating, pictures and citations", () => {
  const { read, products, readTable } = openEdition("least");
  for (const table of ["products", "brand-share", "price-tiers"]) expect(readTable(table)).toHaveLength(1);
  const [product] = products;
  for (const column of ["license", "rating_out_of_five", "reviews_count"])
    expect(product?.row[column], column).toBe("");
  const page = read(`products/${product?.slug}.html`);
  expect(page).toContain("/pictures/plain");
  expect(page).not.toContain("Source ");
});
