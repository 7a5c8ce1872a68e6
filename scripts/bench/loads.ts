import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type Network, type Profile, withPage } from "./page";

/** Loads a page with an empty cache, its fonts delayed by `fontDelay` milliseconds. */
export function measureLoad(browser: Browser, profile: Profile, address: string, fontDelay = 0) {
  return withPage(browser, profile, "slow", async (page) => {
    if (fontDelay > 0)
      await page.route("**/*.woff2", async (route) => {
        await setTimeout(fontDelay);
        await route.continue();
      });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(1600);
    return page.evaluate(readLoad);
  });
}

/** Runs in the page. Blocking is the time of tasks beyond 50 ms each, until 1.5 s after the load event. */
async function readLoad() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const list = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((seen) => resolve(seen.getEntries())).observe({ type, buffered: true });
      window.setTimeout(() => resolve([]), 200);
    });
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const end = (navigation?.loadEventEnd ?? 0) + 1500;
  const tasks = (await list("longtask")).filter(({ startTime }) => startTime < end);
  const shifts = ((await list("layout-shift")) as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** Opens pages one after the other; whether the last shows the site's fonts a second after its load event. */
export function measureFaces(browser: Browser, profile: Profile, network: Network, addresses: string[]) {
  return withPage(browser, profile, network, async (page) => {
    for (const address of addresses) {
      await page.goto(address, { waitUntil: "load" });
      await page.waitForTimeout(1000);
    }
    return showsFaces(page);
  });
}

/** Whether a page's heading and text use the site's fonts. */
async function showsFaces(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  // A paragraph with a link may contain an arrow, which the fonts lack.
  for (const selector of ["h1", "main p:not(:has(a))"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    if (!fonts.some((font) => font.isCustomFont)) return false;
  }
  return true;
}
