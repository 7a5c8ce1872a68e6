import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { builtPages } from "./built-site";
import { age, brokenPictures, keptPictures, versionOf, waitUntilTakenOver } from "./offline-page";
import { OfflineSite, waitUntilKept } from "./offline-site";

// A new version of the report, on a server that goes away in mid-visit.
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
  context,
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

  await test.step("what the version before left is gone with the next one", async () => {
    expect(await page.evaluate(keptPictures)).toEqual(expect.arrayContaining(["one", "two"]));
    await site.publish("three");
    expect(await site.update(page)).toBe("waiting");
    const next = await openAfter(page, context);
    await next.goto(at("/"));
    expect(await versionOf(next)).toEqual(["three"]);
    expect(await next.evaluate(keptPictures)).toEqual(["three"]);
  });
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

/**
 * Closes the last page of a visit and begins the next visit, a moment later, as a person does. Once in a dozen runs Chromium
 * left a page loading for ever that was opened within milliseconds, while the worker of the new version took over.
 */
async function openAfter(last: Page, context: BrowserContext): Promise<Page> {
  await last.close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return context.newPage();
}
