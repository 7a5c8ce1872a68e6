import { test as base, expect, type Page } from "@playwright/test";
import { builtPages, pageOfEachKind } from "./built-site";
import {
  age,
  brokenPictures,
  cachedVersions,
  openAfter,
  versionOf,
  waitUntilTakenOver,
} from "./offline-page";
import { OfflineSite, waitUntilCached } from "./offline-site";

/** Each test begins in a reader's browser that has cached version "one", while the server has version "two". */
const test = base.extend<{ site: OfflineSite }>({
  serviceWorkers: "allow",
  site: async ({ browserName: _ }, use) => {
    const site = await OfflineSite.serve();
    await site.publish("one");
    await use(site);
    await site.remove();
  },
  baseURL: ({ site }, use) => use(site.address),
  page: async ({ page, site }, use) => {
    await page.goto("/");
    await waitUntilCached(page);
    expect(await versionOf(page)).toEqual(["one"]);
    await site.publish("two");
    await use(page);
  },
});

/** Opens pages and expects each to be of one version, with all its pictures. */
async function expectVersion(page: Page, version: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    expect(await versionOf(page), address).toEqual([version]);
    expect(await brokenPictures(page), address).toEqual([]);
  }
}

test("a new version waits until the visit is over", async ({ page, site, context }) => {
  await page.goto("/products");
  site.requests.length = 0;
  expect(await site.update(page)).toBe("waiting");
  const fetched = site.requests.filter((address) => !["/", "/sw.js", "/offline.htm"].includes(address));
  expect(fetched.filter((address) => /\.(?:woff2|js|csv|json)$/.test(address))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(builtPages.length);

  const second = await context.newPage();
  await expectVersion(second, "one", ["/", "/products"]);
  await expectVersion(page, "one", pageOfEachKind);
  await page.close();
  await second.reload();
  expect(await versionOf(second)).toEqual(["one"]);
  const next = await openAfter(second);
  await expectVersion(next, "two", ["/"]);
  await site.stop();
  await expectVersion(next, "two", pageOfEachKind);
  expect(await next.evaluate(cachedVersions)).not.toContain("one");
});

test("an update with one failing file leaves the old version whole", async ({ page, site }) => {
  site.failing.add("/methodology");
  await page.goto("/");
  expect(await site.update(page)).toBe("failed");
  const next = await openAfter(page);
  await expectVersion(next, "one", ["/", "/methodology", "/products", "/market-analysis"]);
  site.failing.clear();
  expect(await site.update(next)).toBe("waiting");
  await expectVersion(await openAfter(next), "two", ["/methodology"]);
});

test("after a week of failed updates readers get the network's pages", async ({ page, site }) => {
  await site.alter("methodology.html");
  await page.goto("/");
  expect(await site.update(page)).toBe("failed");
  const next = await openAfter(page);
  await expectVersion(next, "one", ["/methodology", "/products", "/market-analysis", "/"]);
  await next.evaluate(age, { mark: "failed", days: 7.1 });
  expect(await site.update(next)).toBe("failed");
  await expectVersion(next, "two", ["/methodology", "/"]);
});

test("a failure before a success does not count", async ({ page, site }) => {
  site.failing.add("/methodology");
  expect(await site.update(page)).toBe("failed");
  await page.evaluate(age, { mark: "failed", days: 7.1 });
  site.failing.clear();
  expect(await site.update(page)).toBe("waiting");
  await site.publish("three");
  site.failing.add("/methodology");
  expect(await site.update(page)).toBe("failed");
  await expectVersion(await openAfter(page), "two", ["/", "/methodology"]);
});

test("a page that is never closed gets the new version after a day", async ({ page, site }) => {
  // On a phone most pictures of the list lie below what the browser loads in advance.
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await site.update(page)).toBe("waiting");
  await page.goto("/methodology");
  expect(await versionOf(page)).toEqual(["one"]);
  await page.evaluate(age, { mark: "arrived", days: 1.1 });
  await page.goto("/products");
  await waitUntilTakenOver(page);
  expect(await versionOf(page)).toEqual(["one"]);
  // Else the browser's HTTP cache may have the pictures, too.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  expect(await brokenPictures(page)).toEqual([]);
  await expectVersion(page, "two", ["/"]);

  await test.step("the next version removes the old one's pictures", async () => {
    expect(await page.evaluate(cachedVersions)).toEqual(expect.arrayContaining(["one", "two"]));
    await site.publish("three");
    expect(await site.update(page)).toBe("waiting");
    const next = await openAfter(page);
    await expectVersion(next, "three", ["/"]);
    expect(await next.evaluate(cachedVersions)).toEqual(["three"]);
  });
});
