import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { isHashed, isNotFoundPage } from "../../hosting/delivery";
import { takeInventory } from "../../hosting/inventory";
import { buildProject, serveProject } from "../project-copy";
import { twoEditions } from "../sites";
import { findViolations } from "./axe";
import { builtPages, pageOfEachKind } from "./built-site";
import { lostPages } from "./fixture";
import { brokenPictures, watch } from "./page-watch";

// Two editions below a path, as on GitHub Pages: the newest is the site, the archived one lies in a folder.
const { project, base, older, newest, gone } = twoEditions;
const below = (address: string) => base.slice(0, -1) + address;
let site = "";
let stop = () => {};

test.beforeAll(async () => {
  const served = await serveProject(project, ["preview/serve.ts"], { BASE_PATH: base });
  site = served.address;
  stop = served.stop;
});

test.afterAll(() => stop());

const newestEdition = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "See the newest edition" });
const readFile = (name: string) => readFileSync(join(project, "dist", name), "utf8");

test("every page of an older edition leads to the newest one", async ({ page }) => {
  for (const path of ["", "products", `products/${gone}`, "none"]) {
    await page.goto(`${site}${older}/${path}`);
    await expect(page.getByRole("main")).toContainText(`This is the ${older} edition.`);
    await expect(newestEdition(page), path).toHaveAttribute("href", base);
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
  await page.goto(`${site}products/${gone}`);
  await expect(page).toHaveURL(`${site}${older}/products/${gone}#lost`);
  await expect(note).toBeVisible();
  await page.goto(`${site}${older}/products/${gone}`);
  await expect(note).toBeHidden();
  await page.goto(`${site}${newest}/products/hot-wheels-shaped`);
  await expect(page).toHaveURL(`${site}products/hot-wheels-shaped`);
});

test("everything that the older edition has answers below its year and at the root", async ({ request }) => {
  const { pages, files } = takeInventory(join(project, "dist", String(older)));
  const addresses = [...pages.keys(), ...files.keys()].filter(
    (path) => !isHashed(path) && !isNotFoundPage(path),
  );
  expect(addresses).toContain(`/products/${gone}`);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses)
    for (const path of [address, `/${older}${address}`])
      expect([path, (await request.get(new URL(below(path), site).href)).status()]).toEqual([path, 200]);
});

test("an edition is not archived beside a dist/ of other words", async () => {
  test.slow();
  const env = { BASE_PATH: base, SITE_URL: "https://other.example", ARCHIVE_DIR: "archive" };
  const archiving = buildProject(project, env, "scripts/archive.ts");
  await expect(archiving).rejects.toThrow(/dist\/ was built of other content: .+ differs/);
});

test("an older edition is as it was archived, with its data at their permanent address", () => {
  const zip = unzipSync(readFileSync(join(project, `archive/${older}.zip`)));
  const folder = `${base.slice(1)}${older}/`;
  expect(Object.keys(zip).length).toBeGreaterThan(100);
  for (const [name, body] of Object.entries(zip)) {
    expect(name.startsWith(folder), name).toBe(true);
    const published = readFileSync(join(project, "dist", name.slice(base.length - 1)));
    expect(published.equals(body), name).toBe(true);
  }
  expect(zip[`${folder}index.html.br`]).toBeUndefined();
  const data = `data/${twoEditions.olderVersion}/`;
  expect(readFile(`${data}products.csv`)).toContain(gone);
  expect(readFile(`${data}SHA256SUMS`)).toBe(readFile(`${older}/${data}SHA256SUMS`));
});

test("search engines find the pages of all editions, each at its own address", async ({ page }) => {
  const host = `https://reader.example${base}`;
  for (const path of ["", `${older}/`, `${older}/products/${gone}`]) {
    const folder = path.startsWith(`${older}/`) ? `${older}/` : "";
    expect(readFile(`${folder}sitemap.xml`)).toContain(`<loc>${host}${path}</loc>`);
    expect(readFile("robots.txt")).toContain(`Sitemap: ${host}${folder}sitemap.xml\n`);
    await page.goto(site + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", host + path);
  }
  expect(readFile("changes.atom")).toContain(`${newest}: Changes`);
});

test("the older edition's list works with its own products and addresses", async ({ page }) => {
  await page.goto(`${site}${older}/products?q=gone`);
  await expect(page.getByText(/^Showing 1 of \d+ products$/)).toBeVisible();
  await page.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(`${site}${older}/products/${gone}`);
});

test("links, pictures and fonts of each kind of page work below the path", async ({ page, request }) => {
  const { origin } = new URL(site);
  const { complaints, requests } = watch(page);
  const linked = new Set<string>();
  for (const path of [...pageOfEachKind, ...lostPages].map(below)) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenPictures(page), path).toEqual([]);
    // Links in SVG have another `href`.
    const links = await page
      .locator("a")
      .evaluateAll((all) => all.map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI)));
    for (const url of links) if (url.origin === origin && url.pathname !== path) linked.add(url.pathname);
  }
  expect(complaints).toEqual([]);
  const loaded = requests.map((url) => new URL(url).pathname);
  expect(loaded.filter((path) => !path.startsWith(base))).toEqual([]);
  expect(loaded.some((path) => path.endsWith(".woff2"))).toBe(true);
  expect([...linked]).toEqual(expect.arrayContaining(builtPages.map(below)));
  for (const path of linked) expect([path, (await request.get(origin + path)).status()]).toEqual([path, 200]);
});
