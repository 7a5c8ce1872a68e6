import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { addedProduct } from "../additions";
import { serveProject } from "../project-copy";
import { gone, longBase, longProject, newestYear, olderYear, repriced } from "../sites";
import { findViolations } from "./axe";

// Two editions: the newest is the site, the older one stands complete in a folder.
let site = "";
let stop = () => {};

test.beforeAll(async () => {
  const served = await serveProject(longProject, ["--base", longBase]);
  site = served.address;
  stop = served.stop;
});

test.afterAll(() => stop());

const newerEdition = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: `A newer one exists: ${newestYear}` });
const readFile = (name: string) => readFileSync(join(longProject, "dist", name), "utf8");

test("every page of an older edition leads to the same page of the newest one, or to its home page", async ({
  page,
}) => {
  for (const [path, newer] of [
    ["", ""],
    ["products", "products"],
    [`products/${repriced.slug}`, `products/${repriced.slug}`],
    [`products/${gone.slug}`, ""],
    ["none", ""],
  ] as const) {
    await page.goto(`${site}${olderYear}/${path}`);
    await expect(page.getByRole("main")).toContainText(`This is the ${olderYear} edition.`);
    await expect(newerEdition(page), path).toHaveAttribute("href", longBase + newer);
  }
  await page.emulateMedia({ media: "print" });
  await expect(newerEdition(page)).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await findViolations(page)).toEqual([]);
  await newerEdition(page).click();
  await expect(page).toHaveURL(site);
  await expect(newerEdition(page)).toHaveCount(0);
});

test("search engines find the pages of all editions, each at its own address", async ({ page }) => {
  const host = `https://reader.example${longBase}`;
  for (const path of ["", `${olderYear}/`, `${olderYear}/products/${gone.slug}`]) {
    expect(readFile("sitemap.xml")).toContain(`<loc>${host}${path}</loc>`);
    await page.goto(site + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", host + path);
  }
  expect(readFile("changes.atom")).toContain(`${newestYear}: Changes`);
  expect(readFile("sw.js")).not.toContain(`"/${olderYear}/`);
});

test("the older edition's list works with its own products and addresses", async ({ page }) => {
  await page.goto(`${site}${olderYear}/products?q=gone`);
  await expect(page.getByText("Showing 1 of 11 products")).toBeVisible();
  await page.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(`${site}${olderYear}/products/${gone.slug}`);
});

test("the changes page compares the newest edition with the one before", async ({ page }) => {
  await page.goto(`${site}changes`);
  const comparison = page.getByRole("region", { name: `Compared with ${olderYear}` });
  await comparison.getByText("90 products", { exact: true }).click();
  await expect(comparison.getByRole("link", { name: addedProduct.name })).toBeVisible();
  await expect(comparison.getByRole("link", { name: gone.name })).toHaveAttribute(
    "href",
    `${longBase}${olderYear}/products/${gone.slug}`,
  );
  for (const row of [
    "BioSwiss 64%, 7 products 37%, 37 products",
    "Premium $10-15, 2 products $10-15, 10 products",
    `BioSwiss Heart-Shaped Bandages ${repriced.before} (illustrative) ${repriced.now} (illustrative)`,
  ])
    await expect(comparison.getByRole("row", { name: row })).toBeVisible();
  await expect(comparison).toContainText("a change from or to one is no finding");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto(`${site}${olderYear}/changes`);
  await expect(page.getByRole("heading", { name: "Compared with" })).toHaveCount(0);
});
