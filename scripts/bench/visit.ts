import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../programs";

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

export type Screen = keyof typeof screens;

/** What a visit emulates. Nothing by default: that is how everybody first sees the site. */
export interface Conditions {
  /** Milliseconds to the first byte of every response, and megabits per second. */
  network?: { latency: number; megabits: number };
  /** How many times slower the processor is. */
  slowdown?: number;
  /** Milliseconds that fonts are held back. */
  fontDelay?: number;
}

export async function launch(): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
}

/** Opens a page with an empty cache and reads it 1.6 s after its load event. */
export async function visit(browser: Browser, screen: Screen, address: string, conditions: Conditions = {}) {
  const { network, slowdown, fontDelay } = conditions;
  // A service worker would respond instead of the network, and the floor violates its pages' policy.
  const variants = { serviceWorkers: "block", bypassCSP: true, ignoreHTTPSErrors: true } as const;
  const context = await browser.newContext({ ...screens[screen], ...variants });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // tsx compiles with esbuild, which calls this in functions that Playwright runs in the page.
    await context.addInitScript("globalThis.__name = (named) => named");
    const session = await context.newCDPSession(page);
    if (network) {
      const speed = network.megabits * 125_000;
      const throughput = { downloadThroughput: speed, uploadThroughput: speed };
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: network.latency,
        ...throughput,
      });
    }
    if (slowdown) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (fontDelay)
      await page.route("**/*.woff2", async (route) => {
        await setTimeout(fontDelay);
        await route.continue();
      });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(1600);
    return { ...(await page.evaluate(readTimes)), hasFaces: await showsFaces(page) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Blocking is the time of tasks beyond 50 ms each, until 1.5 s after the load event. */
async function readTimes() {
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
