import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { builtPages } from "./built-site";
import { age, brokenPictures, keptPictures, loadedFonts, waitUntilTakenOver } from "./offline-page";
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

/** Which version the page that is open says it is, in its text and in the names of its pictures. */
function versionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = /Version (\w+)$/.exec(document.querySelector("main")?.innerText.trim() ?? "")?.[1];
    const drawn = [...document.images].map((image) => /\.([\w-]+)-hash\.svg/.exec(image.src)?.[1]);
    return [...new Set([said ?? "", ...drawn.map((version) => version ?? "")])];
  });
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

test("with a network, what is not kept comes from there", async ({ page }) => {
  await visit(page);
  expect((await page.goto(at("/no-such-page")))?.status()).toBe(404);
  expect((await page.goto(at("/charts/themes.png")))?.status()).toBe(200);
  await page.goto(at("/products/"));
  await expect(page).toHaveURL(at("/products"));
});

test("a new version waits until the visit is over, and no visit sees two", async ({ page, context }) => {
  await site.publish("one");
  await visit(page);
  expect(await versionOf(page)).toEqual(["one"]);
  await site.publish("two");
  await page.goto(at("/products"));
  expect(await site.update(page)).toBe("waiting");
  const second = await context.newPage();
  for (const address of builtPages.slice(0, 8)) {
    await second.goto(at(address));
    expect(await versionOf(second), address).toEqual(["one"]);
    await page.goto(at(address));
    expect(await versionOf(page), address).toEqual(["one"]);
    expect(await brokenPictures(page), address).toEqual([]);
  }
  await page.close();
  await second.reload();
  expect(await versionOf(second)).toEqual(["one"]);
  const next = await openAfter(second, context);
  await next.goto(at("/"));
  expect(await versionOf(next)).toEqual(["two"]);
  await site.stop();
  for (const address of builtPages) {
    await next.goto(at(address));
    expect(await versionOf(next), address).toEqual(["two"]);
    expect(await brokenPictures(next), address).toEqual([]);
  }
  expect(await next.evaluate(keptPictures)).not.toContain("one");
});

test("unchanged files are not fetched again", async ({ page }) => {
  await site.publish("one");
  await visit(page);
  await site.publish("two");
  await page.goto(at("/"));
  site.requests.length = 0;
  expect(await site.update(page)).toBe("waiting");
  const fetched = site.requests.filter((address) => !["/", "/sw.js", "/offline.htm"].includes(address));
  expect(fetched.filter((address) => /\.(?:woff2|js|csv|json)$/.test(address))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(builtPages.length);
});

for (const fault of ["answers 500", "is not what the list says"]) {
  test(`an update in which one file ${fault} keeps the old version whole`, async ({ page, context }) => {
    await site.publish("one");
    await visit(page);
    await site.publish("two");
    const broken = "/methodology";
    if (fault === "answers 500") site.failing.add(broken);
    else await site.alter("methodology.html");
    await page.goto(at("/"));
    expect(await site.update(page)).toBe("failed");
    const next = await openAfter(page, context);
    for (const address of ["/", broken, "/products", "/market-analysis"]) {
      await next.goto(at(address));
      expect(await versionOf(next), address).toEqual(["one"]);
      expect(await brokenPictures(next), address).toEqual([]);
    }
    site.failing.clear();
    if (fault !== "answers 500") await site.relist();
    expect(await site.update(next)).toBe("waiting");
    const last = await openAfter(next, context);
    await last.goto(at(broken));
    expect(await versionOf(last)).toEqual(["two"]);
  });
}

test("a page that is never closed gets the new version after a day, and its pictures until then", async ({
  page,
}) => {
  // On a phone most pictures of the list are further down than the browser asks for ahead.
  await page.setViewportSize({ width: 360, height: 640 });
  await site.publish("one");
  await visit(page);
  await site.publish("two");
  expect(await site.update(page)).toBe("waiting");
  await page.goto(at("/methodology"));
  expect(await versionOf(page)).toEqual(["one"]);
  await page.evaluate(age, { mark: "arrived", days: 1.1 });
  await page.goto(at("/products"));
  await waitUntilTakenOver(page);
  expect(await versionOf(page)).toEqual(["one"]);
  // The browser's own cache has them as well, for as long as it likes.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  expect(await brokenPictures(page)).toEqual([]);
  await page.goto(at("/"));
  expect(await versionOf(page)).toEqual(["two"]);
  expect(await brokenPictures(page)).toEqual([]);
});

test("what the version before left is gone with the next one", async ({ page, context }) => {
  await site.publish("one");
  await visit(page);
  await site.publish("two");
  expect(await site.update(page)).toBe("waiting");
  await page.evaluate(age, { mark: "arrived", days: 1.1 });
  await page.reload();
  await waitUntilTakenOver(page);
  expect(await page.evaluate(keptPictures)).toEqual(expect.arrayContaining(["one", "two"]));
  await site.publish("three");
  expect(await site.update(page)).toBe("waiting");
  const next = await openAfter(page, context);
  await next.goto(at("/"));
  expect(await versionOf(next)).toEqual(["three"]);
  expect(await next.evaluate(keptPictures)).toEqual(["three"]);
});

test("where no new version arrives whole for a week, readers get the network's again", async ({ page }) => {
  await site.publish("one");
  await visit(page);
  await site.publish("two");
  await site.alter("methodology.html");
  await page.goto(at("/"));
  expect(await site.update(page)).toBe("failed");
  await page.evaluate(age, { mark: "failed", days: 7.1 });
  expect(await site.update(page)).toBe("failed");
  for (const address of ["/methodology", "/"]) {
    await page.goto(at(address));
    expect(await versionOf(page), address).toEqual(["two"]);
  }
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

/**
 * Closes the last page of a visit and begins the next visit, a moment later, as a person does. Once in a dozen runs Chromium
 * left a page loading for ever that was opened within milliseconds, while the worker of the new version took over.
 */
async function openAfter(last: Page, context: BrowserContext): Promise<Page> {
  await last.close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return context.newPage();
}
