import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { addedProduct } from "../additions";
import { buildProject, serveProject } from "../project-copy";
import {
  dropped,
  gone,
  goneFigure,
  longBase,
  longProject,
  newestYear,
  olderVersion,
  olderYear,
  repriced,
} from "../sites";
import { findViolations } from "./axe";

// Two editions: the newest is the site, the archived one stands as it was in a folder.
let site = "";
let stop = () => {};

test.beforeAll(async () => {
  const served = await serveProject(longProject, ["--base", longBase]);
  site = served.address;
  stop = served.stop;
});

test.afterAll(() => stop());

const newestEdition = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "See the newest edition" });
const readFile = (name: string) => readFileSync(join(longProject, "dist", name), "utf8");

test("every page of an older edition leads to the newest one", async ({ page }) => {
  for (const path of ["", "products", `products/${gone.slug}`, "none"]) {
    await page.goto(`${site}${olderYear}/${path}`);
    await expect(page.getByRole("main")).toContainText(`This is the ${olderYear} edition.`);
    await expect(newestEdition(page), path).toHaveAttribute("href", longBase);
  }
  await page.emulateMedia({ media: "print" });
  await expect(newestEdition(page)).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await findViolations(page)).toEqual([]);
  await newestEdition(page).click();
  await expect(page).toHaveURL(site);
  await expect(newestEdition(page)).toHaveCount(0);
});

test("what the newest edition lost leads to its page of last year, which says so", async ({ page }) => {
  const note = page.getByText("The newest edition no longer has this page.");
  for (const path of [`products/${gone.slug}`, `products/${dropped.slug}`, `figures/${goneFigure}`]) {
    await page.goto(site + path);
    await expect(page).toHaveURL(`${site}${olderYear}/${path}#lost`);
    await expect(note).toBeVisible();
    await page.goto(`${site}${olderYear}/${path}`);
    await expect(note).toBeHidden();
  }
});

test("an older edition is as it was archived, without what code has added since", async ({ page }) => {
  const zip = unzipSync(readFileSync(join(longProject, `archive/${olderYear}.zip`)));
  const folder = `${longBase.slice(1)}${olderYear}/`;
  expect(Object.keys(zip).length).toBeGreaterThan(100);
  for (const [name, body] of Object.entries(zip)) {
    expect(name.startsWith(folder), name).toBe(true);
    const published = readFileSync(join(longProject, "dist", name.slice(longBase.length - 1)));
    expect(published.equals(body), name).toBe(true);
  }
  expect(zip[`${folder}index.html.br`]).toBeUndefined();
  expect(zip[`${folder}added.html`]).toBeUndefined();
  expect(readFile("added.html")).not.toBe("");
  // Data keep their permanent address.
  await page.goto(`${site}${olderYear}/data`);
  const address = `data/${olderVersion}/products.csv`;
  expect((await page.request.get(site + address)).status()).toBe(200);
  expect(readFile(address)).toBe(readFile(`${olderYear}/${address}`));
});

// In a folder of its own, because a build removes the nginx configuration, which other tests need.
test("an edition archived for another path stops the build, which leaves the site", async () => {
  const before = readFile("index.html");
  await expect(
    buildProject(longProject, { BASE_PATH: "/else/", BUILD_FOLDER: "build/else" }),
  ).rejects.toThrow(
    `archive/${olderYear}.zip was made for a site at ${longBase}, but this one is for /else/. Set BASE_PATH=${longBase}`,
  );
  expect(readFile("index.html")).toBe(before);
});

test("search engines find the pages of all editions, each at its own address", async ({ page }) => {
  const host = `https://reader.example${longBase}`;
  for (const path of ["", `${olderYear}/`, `${olderYear}/products/${gone.slug}`]) {
    const folder = path.startsWith(`${olderYear}/`) ? `${olderYear}/` : "";
    expect(readFile(`${folder}sitemap.xml`)).toContain(`<loc>${host}${path}</loc>`);
    expect(readFile("robots.txt")).toContain(`Sitemap: ${host}${folder}sitemap.xml\n`);
    await page.goto(site + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", host + path);
  }
  expect(readFile("changes.atom")).toContain(`${newestYear}: Changes`);
  expect(readFile("sw.js")).not.toContain(`"/${olderYear}/`);
});

test("the older edition's list works with its own products and addresses", async ({ page }) => {
  await page.goto(`${site}${olderYear}/products?q=gone`);
  await expect(page.getByText("Showing 1 of 12 products")).toBeVisible();
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
    "BioSwiss 58%, 7 products 37%, 37 products",
    "Premium $10-15, 3 products $10-15, 10 products",
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
