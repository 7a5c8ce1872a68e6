import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { builtPages } from "./built-site";
import { brokenPictures, loadedFonts } from "./offline-page";
import { OfflineSite, waitUntilKept } from "./offline-site";
import { watch } from "./page-watch";

// The report without a network, on a server that goes away in mid-visit.
test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 90_000 });

let site: OfflineSite;
const at = (address: string) => new URL(address, site.address).href;

test.beforeEach(async () => {
  site = new OfflineSite();
  await site.start();
});

test.afterEach(() => site.remove());

/** The first visit: one page is opened, and the rest of the report is kept behind it. */
async function visit(page: Page, address = "/"): Promise<void> {
  await page.goto(at(address));
  await waitUntilKept(page);
}

test("after one visit every page reads without a network, with pictures and fonts", async ({ page }) => {
  const seen = watch(page);
  await visit(page);
  await site.stop();
  const known = site.requests.length;
  // The page that is open already, further down.
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  for (const address of builtPages) {
    const answer = await page.goto(at(address));
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    expect(await brokenPictures(page), address).toEqual([]);
    expect(await page.evaluate(loadedFonts), address).toEqual(["Figtree", "Young Serif"]);
  }
  expect(seen.complaints).toEqual([]);
  expect(site.requests.length).toBe(known);
});

test("six files are fetched at a time, and the processor is the reader's before the next six", async ({
  page,
}) => {
  await visit(page);
  const times = site.fetchTimes;
  expect(times.length).toBeGreaterThan(200);
  const shortest = Math.min(...times.slice(6).map((time, index) => time - (times[index] ?? 0)));
  expect(shortest).toBeGreaterThanOrEqual(25);
});

test("the product list filters without a network, and links into it and the comparison hold", async ({
  page,
}) => {
  const seen = watch(page);
  await visit(page, "/methodology");
  await site.stop();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
  await page.getByRole("searchbox").fill("emoji");
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await expect(page).toHaveURL(/q=emoji/);
  await page.reload();
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await page.goto(at("/compare?p=bioswiss-emoji,care-bears-shaped"));
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Care Bears/ })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/products\?q=emoji/);
  expect(seen.complaints).toEqual([]);
});

test("files read too, other spellings lead to their page, and what is not there is said to be so", async ({
  page,
}) => {
  await visit(page);
  for (const [address, status] of [
    ["/no-such-page", 404],
    ["/charts/themes.png", 200],
  ] as const)
    expect((await page.goto(at(address)))?.status(), `${address}, with a network`).toBe(status);
  await page.goto(at("/"));
  await site.stop();
  for (const address of ["/charts/themes.svg", "/manifest.webmanifest", "/cite/report.json"])
    expect((await page.goto(at(address)))?.status(), address).toBe(200);
  await page.goto(at("/data"));
  const download = page.waitForEvent("download");
  await page.locator("a[href='/data/products.csv']").first().click();
  const path = await (await download).path();
  expect(readFileSync(path).equals(readFileSync(join(site.folder, "data/products.csv")))).toBe(true);

  for (const [spelling, address] of [
    ["/products/", "/products"],
    ["/products.html?q=bear", "/products?q=bear"],
  ] as const) {
    await page.goto(at(spelling));
    await expect(page).toHaveURL(at(address));
  }
  const lost = await page.goto(at("/no-such-page"));
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
  const lostProduct = await page.goto(at("/products/no-such-product"));
  expect(lostProduct?.status()).toBe(404);
  // It is there, but too large to be kept: the browser says that there is no network.
  await expect(page.goto(at("/charts/themes.png"))).rejects.toThrow(/ERR_/);
});

test("the registration is one file of at most 1 kB, and no page needs it", async ({ page, request }) => {
  expect(statSync(join(site.folder, "offline.htm")).size).toBeLessThanOrEqual(1000);
  const answer = await request.get(at("/offline.htm"));
  expect(answer.headers()).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-frame-options": "SAMEORIGIN",
  });
  expect(answer.headers()["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]+='; worker-src 'self'; .*; trusted-types offline$/,
  );
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  expect((await request.get(at("/sw.js"))).headers()["cache-control"]).toBe("no-cache");

  // Without the worker's script and without the frame, pages are what they were.
  const seen = watch(page);
  site.failing.add("/sw.js");
  await page.goto(at("/products"));
  await expect.poll(() => site.requests).toContain("/sw.js");
  // The browser's own note about the script; nothing of ours.
  expect(seen.complaints.filter((text) => !text.includes("when fetching the script"))).toEqual([]);
  await page.getByRole("searchbox").fill("emoji");
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
});
