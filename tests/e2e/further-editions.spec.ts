import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { listFiles } from "../../hosting/list-files";
import { isText } from "../../hosting/media-types";
import { type Listening, listen } from "../../preview/listen";
import { createSite } from "../../preview/site";
import { expectOneSheet } from "../one-sheet";
import { findContradictions } from "../parity/check";
import { readRows } from "../parity/csv";
import { readSite } from "../parity/read-site";
import { readFile } from "../parity/site";
import { type FurtherEdition, furtherEdition, furtherEditions } from "../sites";
import { findViolations } from "./axe";
import { onePageOfEachKind } from "./built-site";
import { cardNames, status } from "./explorer-page";
import { measureContrast, measureOverflow } from "./measures";
import { brokenPictures, watch } from "./page-watch";

// Editions with other content, shown by the same code: tests/editions.

const editions = {
  "2026": readEdition("2026", /^3M|\p{Script=Hebrew}|\p{Script=Arabic}|.{90}|</u),
  small: readEdition("small", /./u),
};
const served = new Map<string, Listening>();

/** A built edition, its pages and the products with names of a kind. */
function readEdition(name: FurtherEdition, odd: RegExp) {
  const site = readSite(furtherEdition(name).site);
  const pages = [...site.pages.keys()].filter((address) => !address.endsWith("/404"));
  const products = readRows(readFile(site, "/data/products.csv"));
  const slugs = products.flatMap((product) => (odd.test(product.name ?? "") ? [product.slug] : []));
  const compared = `/compare?p=${slugs.slice(0, 4)}`;
  return { site, pages, products, slugs, compared };
}

test.beforeAll(async () => {
  for (const name of furtherEditions)
    served.set(name, await listen(createSite(furtherEdition(name).site), { port: 0 }));
});
test.afterAll(() => {
  for (const { close } of served.values()) close();
});

async function open(page: Page, name: FurtherEdition, address: string): Promise<void> {
  await page.goto(new URL(address, served.get(name)?.address).href);
}

for (const name of furtherEditions) {
  const { site, pages, slugs, compared } = editions[name];

  test(`${name}: on a phone no page scrolls sideways, lacks a picture or complains`, async ({ page }) => {
    const seen = watch(page);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of [...pages, "/none", "/products/none", "/products?view=table", compared]) {
      await open(page, name, address);
      expect.soft(await brokenPictures(page), address).toEqual([]);
      expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
    }
    expect(seen.complaints).toEqual([]);
  });

  test(`${name}: axe finds nothing, and its colors leave text its contrast`, async ({ page }) => {
    const odd = slugs.slice(0, 2).map((slug) => `/products/${slug}`);
    for (const address of [...onePageOfEachKind(pages), ...odd, compared]) {
      await open(page, name, address);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      expect.soft(await findViolations(page), address).toEqual([]);
      // The colors of an edition are those of its brands and tiers.
      if (address !== "/products") continue;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft((await page.evaluate(measureContrast)).poor, `${address}, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`${name}: the page for a meeting prints on one sheet`, async ({ page }) => {
    await open(page, name, "/one-page");
    await expectOneSheet(page);
  });

  test(`${name}: charts, tables, files and sentences agree`, () => {
    expect(findContradictions(site)).toEqual([]);
  });
}

for (const [name, address, found, by, contradiction] of [
  ["small", "/products/kettlewick-breakfast", /(data-field="price"[^>]*>€)3/u, "$14", "price reads “€4.20”"],
  ["2026", "/products/bioswiss-emoji", /(data-fact="length"[^>]*>)6/u, "$17", "length reads “72.5 mm”"],
] as const)
  test(`${name}: ${contradiction} is found, which the table has not`, () => {
    const { site } = editions[name];
    const html = site.pages.get(address)?.replace(found, by) ?? "";
    const problems = findContradictions({ ...site, pages: new Map([...site.pages, [address, html]]) });
    expect(problems.join("\n")).toContain(contradiction);
  });

test("a name with markup is shown as text", async ({ page }) => {
  const bold = `Tom & Jerry's <b>Bold</b> "Quotes"`;
  const { site, products } = editions["2026"];
  const slug = products.find((product) => product.name === bold)?.slug;
  for (const [path, text] of [...site.pages, ...site.files].filter(
    ([name]) => !/\.(?:csv|json)$/u.test(name),
  )) {
    const bolds = findAll(parseHtml(text), (element) => /^Bold\b/u.test(textOf(element)));
    expect(bolds, path).toEqual([]);
  }
  await open(page, "2026", `/products/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bold);
  expect(await page.title()).toContain(bold);
  // Again once the scripts of list and comparison have rendered it.
  await open(page, "2026", "/products?q=jerry");
  await expect(status(page)).toHaveText(/Showing 1 /);
  expect(await cardNames(page)).toEqual([bold]);
  await open(page, "2026", `/compare?p=${slug}`);
  await expect(page.getByRole("columnheader").getByRole("link", { name: bold })).toBeVisible();
  expect(await page.locator("main b", { hasText: "Bold" }).count()).toBe(0);
});

test("a brand may have the name of a property of every object", async ({ page }) => {
  const named = editions["2026"].products.filter(({ brand }) => brand === "constructor");
  await open(page, "2026", "/products?brand=constructor");
  await expect(status(page)).toHaveText(new RegExp(`Showing ${named.length} `));
  expect(await cardNames(page)).toEqual(named.map((product) => product.name));
});

test("an edition of tea bags in euros names no bandage, dollar or rating out of five", () => {
  const folder = furtherEdition("small").site;
  const files = listFiles(folder).filter(isText);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect(file).not.toMatch(/bandage/iu);
    const text = readFileSync(join(folder, file), "utf8");
    expect.soft(/.{30}bandage.{30}/iu.exec(text)?.[0], file).toBeUndefined();
    if (!/\.(?:html|csv|json|svg)$/u.test(file)) continue;
    // A hash may hold any three letters.
    const shown = text.replaceAll(/<style.*?<\/style>|sha256-[\w+/]+/gsu, "");
    const foreign = /.{0,30}(?:\$\d|\d\/5\b|out[ _]of[ _]five|dollar|usd).{0,30}/iu;
    expect.soft(foreign.exec(shown)?.[0], file).toBeUndefined();
  }
});
