import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { field, fileOf, notFoundPages, openEdition, products as shippedProducts } from "../site";
import { hardNames, highestMax, longTitle } from "./editions";

// Asserts that each edition has the traits that other tests rely on, whatever the shipped report contains.

function readContentFile(folder: string, name: string) {
  return parse(readFileSync(join(`${folder}.content`, `${name}.yaml`), "utf8"));
}

describe("most", () => {
  const { folder, read, pages, products, readTable } = openEdition("most");
  const addedProducts = products.slice(shippedProducts.length);
  const [newcomer, licensed, plain, photographed, dark] = addedProducts;
  const readPage = (product: (typeof products)[number] | undefined) => read(`products/${product?.slug}.html`);

  test("has at least 30 products and 4 more than the shipped report; the last have hard names", () => {
    expect(products).toHaveLength(Math.max(30, shippedProducts.length + 4));
    expect(products.slice(-hardNames.length).map(({ name }) => name)).toEqual(hardNames);
  });

  test("has a product of a new brand, in the lowest tier, with an illustrative value in a feature", () => {
    expect(shippedProducts.map(({ brand }) => brand)).not.toContain(newcomer?.brand);
    expect(readTable("brand-share").map((row) => row.brand_group)).toContain(newcomer?.brand);
    expect(newcomer?.tier).toBe(readTable("price-tiers").at(-1)?.market_tier);
    expect(readPage(newcomer)).toMatch(/An example of <span class="illustrative">/);
  });

  test("has products with an illustrative license, with one picture, without pictures and with credited photographs", () => {
    expect(licensed?.row.license_kind).toBe("illustrative");
    expect(readPage(plain)).toContain("/pictures/plain");
    expect(readPage(dark).match(/<figure/g)).toHaveLength(1);
    expect(readPage(photographed)).toContain("Photo: A. Name");
    expect(read("data.html")).toContain("Photographs: Photo: A. Name<");
  });

  test("has a logo in the header and on the cover, and its own icons", async () => {
    const logo = '[src*="/pictures/logo-"][alt=""]';
    expect(parseHTML(read("index.html")).document.querySelectorAll(`header img${logo}`)).toHaveLength(1);
    expect(parseHTML(read("print-edition.html")).document.querySelectorAll(`main img${logo}`)).toHaveLength(
      1,
    );
    const [red, green, blue] = await sharp(join(folder, "icons/icon-192.png")).raw().toBuffer();
    expect([red, green, blue]).toEqual([0x2b, 0x6c, 0xb0]);
  });

  test("has an additional page, in the footer and the sitemap and with a source", () => {
    const page = parseHTML(read("imprint.html")).document;
    expect(page.querySelector("main h1")?.textContent).toBe("Imprint");
    expect(page.querySelectorAll("main article li")).toHaveLength(2);
    expect(page.querySelectorAll("main article sup a")).toHaveLength(1);
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute("content")).toMatch(
      /\/og\/pages\/imprint\.jpg$/,
    );
    expect(
      parseHTML(read("index.html")).document.querySelector('footer a[href="/imprint"]')?.textContent,
    ).toBe("Imprint");
    expect(pages).toContain("/imprint");
  });

  test("has a product whose price is not known", () => {
    const { notKnown } = readContentFile(folder, "products");
    expect(plain?.row).toMatchObject({ price_usd: "", price_usd_kind: "" });
    expect(readPage(plain).split(notKnown)).toHaveLength(3);
    expect(read("products.html")).toContain(`Price: ${notKnown}`);
    expect(read("print-edition.html")).toContain(notKnown);
  });

  test("has a product with a light ground in a figure, and a very wide tier", () => {
    for (const page of [readPage(dark), read("market-analysis.html")])
      expect(page).toContain("picture-ground-light on-paper");
    const figures = parseHTML(read("market-analysis.html")).document;
    expect(figures.querySelectorAll("#figure-2 .on-paper image")).toHaveLength(1);
    expect(Number(readTable("price-tiers")[0]?.max_usd)).toBe(highestMax);
  });

  test("has at least five tiers with cents, none of them empty; the lowest fills a row of the stage", () => {
    const tiers = readTable("price-tiers");
    expect(tiers.length).toBeGreaterThanOrEqual(5);
    for (const row of tiers) expect(`${row.min_usd} ${row.products_count}`).toMatch(/^\d+\.\d+ [1-9]/);
    expect(Number(tiers.at(-1)?.products_count)).toBeGreaterThanOrEqual(10);
  });

  test("has more trends and opportunities, and fewer findings and cards for kids", () => {
    const countHeadings = (file: string, section: string) =>
      parseHTML(read(file)).document.querySelectorAll(`${section} h3`).length;
    expect(countHeadings("index.html", "#findings")).toBe(2);
    expect(countHeadings("index.html", "#kids")).toBe(1);
    expect(countHeadings("market-analysis.html", "#trends")).toBeGreaterThanOrEqual(7);
    expect(countHeadings("market-analysis.html", "#opportunities")).toBeGreaterThanOrEqual(8);
  });

  test("links the contact, and explains rounding only when the shares do not add up to 100%", () => {
    expect(read("index.html")).toContain('<a href="https://social.test/@jane">');
    const shares = readTable("brand-share").map((row) => Number(row.share_percent));
    const sum = shares.reduce((total, share) => total + share);
    const note = readContentFile(folder, "figures")["brand-share"].rounded;
    expect(read("market-analysis.html").includes(note)).toBe(sum !== 100);
  });

  test("has link previews of the products with the longest name and with a photograph", async () => {
    const longest = products.find(({ name }) => name === hardNames[0]);
    for (const product of [longest, photographed]) {
      const preview = sharp(join(folder, `og/${product?.slug}.jpg`));
      expect(await preview.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    }
  });
});

test("least has a title of more than 60 characters", () => {
  expect(longTitle.length).toBeGreaterThan(60);
  expect(parseHTML(openEdition("least").read("data.html")).document.title).toContain(longTitle);
});

test("least has one product of one brand in one tier, without optional values, pictures and citations", () => {
  const { folder, read, products, readTable } = openEdition("least");
  for (const table of ["products", "brand-share", "price-tiers"]) expect(readTable(table)).toHaveLength(1);
  const [product] = products;
  const optional = [
    "license",
    "rating_out_of_five",
    "reviews_count",
    "price_usd",
    "count_bandages",
    "packaging",
  ];
  for (const column of optional) expect(product?.row[column], column).toBe("");
  const page = read(`products/${product?.slug}.html`);
  expect(page).toContain("/pictures/plain");
  expect(page).not.toContain("Source ");
  expect(read("data.html")).toContain(`>${readContentFile(folder, "report").license.name}</p>`);
  expect(read("data.html")).not.toContain('rel="license"');
  // Three tiles and the price information.
  expect(page.split(readContentFile(folder, "products").notKnown)).toHaveLength(5);
});

describe("observed", () => {
  const { folder, read, pages, products, readTable } = openEdition("observed");
  const home = read("index.html");

  test("has no illustrative value, and no page explains them", () => {
    const { illustrative } = readContentFile(folder, "methodology").reading.kinds;
    const definitions = [illustrative.text, readContentFile(folder, "data").illustrative];
    const markers = ["(illustrative)", "Dashed:", ",illustrative,", ...definitions];
    for (const file of [...[...pages, ...notFoundPages].map(fileOf), "data/products.csv"]) {
      const presentMarkers = markers.filter((marker) => read(file).includes(marker));
      expect(presentMarkers, file).toEqual([]);
    }
  });

  test("has a share for every brand, and no empty tier", () => {
    const brands = new Set(products.map(({ brand }) => brand));
    expect(readTable("brand-share")).toHaveLength(brands.size);
    for (const row of readTable("price-tiers")) expect(row.products_count).not.toBe("0");
  });

  test("shows the price per bandage, because price and count have a source", () => {
    const [product] = products;
    const unitPrice =
      Number(field(product?.row, "price_usd")) / Number(field(product?.row, "count_bandages"));
    expect(Number(field(product?.row, "unit_price_usd"))).toBeCloseTo(unitPrice, 2);
    const text = unitPrice < 1 ? `${Math.round(unitPrice * 100)}¢` : `$${unitPrice.toFixed(2)}`;
    const page = read(`products/${product?.slug}.html`);
    for (const html of [read("products.html"), page]) expect(html).toContain(text);
    expect(page).toMatch(/Own observation, .*, November 20, 2026/);
  });

  test("states publisher, contact and authors in the footer, the citation and the structured data", () => {
    expect(home).toMatch(/<a href="mailto:desk@house\.test">.*©.*, published \w+ \d+, \d{4}\. /s);
    expect(read("data.html")).toMatch(/Jane Doe and An Institution \(.+\. Own House\. https:/);
    const person = '{"@type":"Person","name":"Jane Doe","familyName":"Doe","givenName":"Jane"}';
    expect(home).toContain(`[${person},{"@type":"Organization","name":"An Institution"}]`);
  });
});
