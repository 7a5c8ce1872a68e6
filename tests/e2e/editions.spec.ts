import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { buildProject, serveProject } from "../project-copy";
import { dropped, gone, goneFigure, long, repriced } from "../sites";
import { findViolations } from "./axe";

// Two editions: the newest is the site, the archived one stands as it was in a folder.
let site = "";
let stop = () => {};

test.beforeAll(async () => {
  const served = await serveProject(long.project, ["--base", long.base]);
  site = served.address;
  stop = served.stop;
});

test.afterAll(() => stop());

const newestEdition = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "See the newest edition" });
const readFile = (name: string) => readFileSync(join(long.project, "dist", name), "utf8");

test("every page of an older edition leads to the newest one", async ({ page }) => {
  for (const path of ["", "products", `products/${gone.slug}`, "none"]) {
    await page.goto(`${site}${long.olderYear}/${path}`);
    await expect(page.getByRole("main")).toContainText(`This is the ${long.olderYear} edition.`);
    await expect(newestEdition(page), path).toHaveAttribute("href", long.base);
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
    await expect(page).toHaveURL(`${site}${long.olderYear}/${path}#lost`);
    await expect(note).toBeVisible();
    await page.goto(`${site}${long.olderYear}/${path}`);
    await expect(note).toBeHidden();
  }
});

test("an older edition is as it was archived", async ({ page }) => {
  const zip = unzipSync(readFileSync(join(long.project, `archive/${long.olderYear}.zip`)));
  const folder = `${long.base.slice(1)}${long.olderYear}/`;
  expect(Object.keys(zip).length).toBeGreaterThan(100);
  for (const [name, body] of Object.entries(zip)) {
    expect(name.startsWith(folder), name).toBe(true);
    const published = readFileSync(join(long.project, "dist", name.slice(long.base.length - 1)));
    expect(published.equals(body), name).toBe(true);
  }
  expect(zip[`${folder}index.html.br`]).toBeUndefined();
  // Data keep their permanent address.
  await page.goto(`${site}${long.olderYear}/data`);
  const address = `data/${long.olderVersion}/products.csv`;
  expect((await page.request.get(site + address)).status()).toBe(200);
  expect(readFile(address)).toBe(readFile(`${long.olderYear}/${address}`));
});

// In a folder of its own, because a build removes the nginx configuration, which other tests need.
test("an edition archived for another path stops the build, which leaves the site", async () => {
  const before = readFile("index.html");
  const building = buildProject(long.project, { BASE_PATH: "/else/", BUILD_FOLDER: "build/else" });
  await expect(building).rejects.toThrow(
    `archive/${long.olderYear}.zip was made for a site at ${long.base}, but this one is for /else/. Set BASE_PATH=${long.base}`,
  );
  expect(readFile("index.html")).toBe(before);
});

test("search engines find the pages of all editions, each at its own address", async ({ page }) => {
  const host = `https://reader.example${long.base}`;
  for (const path of ["", `${long.olderYear}/`, `${long.olderYear}/products/${gone.slug}`]) {
    const folder = path.startsWith(`${long.olderYear}/`) ? `${long.olderYear}/` : "";
    expect(readFile(`${folder}sitemap.xml`)).toContain(`<loc>${host}${path}</loc>`);
    expect(readFile("robots.txt")).toContain(`Sitemap: ${host}${folder}sitemap.xml\n`);
    await page.goto(site + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", host + path);
  }
  expect(readFile("changes.atom")).toContain(`${long.newestYear}: Changes`);
  expect(readFile("sw.js")).not.toContain(`"/${long.olderYear}/`);
});

test("the older edition's list works with its own products and addresses", async ({ page }) => {
  await page.goto(`${site}${long.olderYear}/products?q=gone`);
  await expect(page.getByText("Showing 1 of 12 products")).toBeVisible();
  await page.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(`${site}${long.olderYear}/products/${gone.slug}`);
});

test("the changes page compares the newest edition with the one before", async ({ page }) => {
  await page.goto(`${site}changes`);
  const comparison = page.getByRole("region", { name: `Compared with ${long.olderYear}` });
  await comparison.getByText("90 products", { exact: true }).click();
  const went = comparison.getByRole("link", { name: gone.name });
  await expect(went).toHaveAttribute("href", `${long.base}${long.olderYear}/products/${gone.slug}`);
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
  await page.goto(`${site}${long.olderYear}/changes`);
  await expect(page.getByRole("heading", { name: "Compared with" })).toHaveCount(0);
});
