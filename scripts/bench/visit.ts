import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

export type Screen = keyof typeof screens;

/** What a visit emulates, in milliseconds to the first byte and times that the processor is slower: nothing by default. */
interface Conditions {
  latency?: number;
  megabits?: number;
  slowdown?: number;
  fontDelay?: number;
}

/** Opens a page with an empty cache and reads it 1.5 s after its load event. */
export async function visit(browser: Browser, screen: Screen, address: string, conditions: Conditions = {}) {
  const { latency, megabits = 10, slowdown = 1, fontDelay } = conditions;
  // A service worker would respond instead of the network, and the floor violates its pages' policy.
  const variants = { serviceWorkers: "block", bypassCSP: true, ignoreHTTPSErrors: true } as const;
  const context = await browser.newContext({ ...screens[screen], ...variants });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // tsx compiles with esbuild, which calls this in functions that Playwright runs in the page.
    await context.addInitScript("globalThis.__name = (named) => named");
    const session = await context.newCDPSession(page);
    if (latency !== undefined) {
      const [downloadThroughput, uploadThroughput] = [megabits * 125_000, megabits * 125_000];
      const network = { offline: false, latency, downloadThroughput, uploadThroughput };
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", network);
    }
    if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (fontDelay)
      await page.route("**/*.woff2", async (route) => {
        await setTimeout(fontDelay);
        await route.continue();
      });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    return { ...(await page.evaluate(readTimes)), hasFaces: await showsFaces(session) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Blocking is the time of tasks beyond 50 ms each. */
function readTimes() {
  const list = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = list("layout-shift") as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    blocking: list("longtask").reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}

/** Whether a page's heading and text use the site's fonts. */
async function showsFaces(session: CDPSession): Promise<boolean> {
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
