import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { builtPages } from "./built-site";
import { brokenPictures, loadedFonts } from "./offline-page";
import { OfflineSite, waitUntilCached } from "./offline-site";
import { watch } from "./page-watch";
import { menu } from "./site-menu";

// One worker process, so that one visit is enough for all tests.
base.describe.configure({ mode: "default" });

/** A browser that has opened the home page, and cached the report behind it. */
const test = base.extend<object, { visit: { site: OfflineSite; context: BrowserContext } }>({
  visit: [
    async ({ browser }, use) => {
      const site = await OfflineSite.serve();
      const context = await browser.newContext({ baseURL: site.address, serviceWorkers: "allow" });
      const page = await context.newPage();
      await page.goto("/");
      await waitUntilCached(page);
      await use({ site, context });
      await context.close();
      await site.remove();
    },
    { scope: "worker" },
  ],
  page: async ({ visit: { site, context } }, use) => {
    await site.start();
    await use(await context.newPage());
  },
});

test("six files are fetched at a time, with a pause for the reader's own requests", async ({ visit }) => {
  const times = visit.site.fetchTimes;
  expect(times.length).toBeGreaterThan(200);
  const shortest = Math.min(...times.slice(6).map((time, index) => time - (times[index] ?? 0)));
  expect(shortest).toBeGreaterThanOrEqual(25);
});

test("after one visit every page is read without a network", async ({ page, visit: { site } }) => {
  const seen = watch(page);
  await page.goto("/");
  await site.stop();
  const known = site.requests.length;
  await expect.poll(() => brokenPictures(page), "the open page, further down").toEqual([]);
  for (const address of builtPages) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    expect(await brokenPictures(page), address).toEqual([]);
    expect(await page.evaluate(loadedFonts), address).toEqual(["Figtree", "Young Serif"]);
  }
  expect(seen.complaints).toEqual([]);
  expect(site.requests.length).toBe(known);
});

test("a reader filters and compares products without a network", async ({ page, visit: { site } }) => {
  const seen = watch(page);
  await page.goto("/methodology");
  await site.stop();
  await menu(page).getByRole("link", { name: "Products" }).click();
  await page.getByRole("searchbox").fill("emoji");
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await expect(page).toHaveURL(/q=emoji/);
  await page.reload();
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await page.goto("/compare?p=bioswiss-emoji,care-bears-shaped");
  const names = page.getByRole("main").getByRole("link", { name: /Care Bears/ });
  await expect(names.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/products\?q=emoji/);
  expect(seen.complaints).toEqual([]);
});

test("without a network files open and spellings redirect", async ({ page, visit: { site } }) => {
  for (const [address, status] of [
    ["/no-such-page", 404],
    ["/charts/themes.png", 200],
  ] as const)
    expect((await page.goto(address))?.status(), `${address}, with a network`).toBe(status);
  await site.stop();
  for (const address of ["/charts/themes.svg", "/manifest.webmanifest", "/cite/report.json"])
    expect((await page.goto(address))?.status(), address).toBe(200);
  await page.goto("/data");
  const download = page.waitForEvent("download");
  await page.locator("a[href='/data/products.csv']").first().click();
  const path = await (await download).path();
  expect(readFileSync(path).equals(readFileSync(join(site.folder, "data/products.csv")))).toBe(true);

  for (const [spelling, address] of [
    ["/products/", "/products"],
    ["/products.html?q=bear", "/products?q=bear"],
  ] as const) {
    await page.goto(spelling);
    await expect(page).toHaveURL(address);
  }
  for (const address of ["/products/no-such-product", "/no-such-page"])
    expect((await page.goto(address))?.status(), address).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
  // Too large for the cache, so the browser says that there is no network.
  await expect(page.goto("/charts/themes.png")).rejects.toThrow(/ERR_/);
});

test("the registration is one small file", async ({ browser, request, visit: { site } }) => {
  await site.start();
  const at = (address: string) => new URL(address, site.address).href;
  expect(statSync(join(site.folder, "offline.htm")).size).toBeLessThanOrEqual(1100);
  const answer = await request.get(at("/offline.htm"));
  expect(answer.headers()).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-frame-options": "SAMEORIGIN",
  });
  expect(answer.headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
  expect(await answer.text()).toMatch(
    /content="default-src 'none'; script-src 'sha256-[\w+/]+='; worker-src 'self'; .*; trusted-types offline"/,
  );
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  expect((await request.get(at("/sw.js"))).headers()["cache-control"]).toBe("no-cache");

  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const seen = watch(page);
  site.failing.add("/sw.js");
  site.requests.length = 0;
  await page.goto(at("/products"));
  await expect.poll(() => site.requests).toContain("/sw.js");
  // The browser notes that the script failed; nothing else may complain.
  expect(seen.complaints.filter((text) => !text.includes("when fetching the script"))).toEqual([]);
  await page.getByRole("searchbox").fill("emoji");
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await context.close();
  site.failing.clear();
});
