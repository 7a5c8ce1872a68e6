import type { Browser } from "@playwright/test";
import { type Conditions, type Profile, quick, showsFaces, slow, withPage } from "./browser";

/** One load of a page, in milliseconds from the start of the navigation. */
export interface Load {
  firstPaint: number;
  /** What tasks take beyond 50 ms each, until 1.5 s after the load event. */
  blocking: number;
  shift: number;
}

/** Runs inside the page. */
function watch(): void {
  const seen = { shift: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { seen });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("layout-shift", (entry) => {
    if (!(entry as Shift).hadRecentInput) seen.shift += (entry as Shift).value;
  });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/** Runs inside the page. */
function readLoad(): Load {
  type Seen = { shift: number; tasks: { start: number; duration: number }[] };
  const { seen } = window as unknown as { seen: Seen };
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const end = (navigation?.loadEventEnd ?? 0) + 1500;
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    shift: seen.shift,
    blocking: seen.tasks
      .filter(({ start }) => start < end)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Loads a page for the first time. */
export function measureLoad(
  browser: Browser,
  profile: Profile,
  address: string,
  conditions: Conditions = slow,
): Promise<Load> {
  return withPage(browser, profile, conditions, async (page) => {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(1600);
    return page.evaluate(readLoad);
  });
}

/** In how many of some visits the site's faces are seen: on the first page on a quick network, on the second on a slow one. */
export async function countFaces(
  browser: Browser,
  profile: Profile,
  pages: readonly [string, string],
  runs: number,
): Promise<{ first: number; second: number }> {
  const seen = { first: 0, second: 0 };
  for (let run = 0; run < runs; run += 1) {
    const visit = (conditions: Conditions, addresses: readonly string[]) =>
      withPage(browser, profile, conditions, async (page) => {
        for (const address of addresses) {
          await page.goto(address, { waitUntil: "load" });
          await page.waitForTimeout(1000);
        }
        return showsFaces(page);
      });
    if (await visit(quick, [pages[0]])) seen.first += 1;
    if (await visit(slow, pages)) seen.second += 1;
  }
  return seen;
}
