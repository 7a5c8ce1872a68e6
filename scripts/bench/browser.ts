import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** The two readers: a slow phone with taps, and a desktop with a pointer. */
export const profiles = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Profile = keyof typeof profiles;

/** Milliseconds to the first byte of every answer, megabits a second, and times the processor is slowed. */
export interface Conditions {
  latency: number;
  megabits: number;
  processor: number;
}

export const slow: Conditions = { latency: 150, megabits: 1.6, processor: 4 };
export const quick: Conditions = { latency: 40, megabits: 10, processor: 4 };

/** Opens an empty tab with nothing in its cache, lets it be used, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  profile: Profile,
  conditions: Conditions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  // A worker that has all pages already would answer for the network.
  const options = { ...profiles[profile], ignoreHTTPSErrors: true, serviceWorkers: "block" } as const;
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytesPerSecond = conditions.megabits * 125_000;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: conditions.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: conditions.processor });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Whether a page's heading and its text are set in the site's own faces. */
export async function showsFaces(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const selector of ["h1", "main p"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    if (fonts.length === 0 || !fonts.every((font) => font.isCustomFont)) return false;
  }
  return true;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Measures several things by turns, `runs` times each, so that whatever else the machine does meets all of them. */
export async function byTurns<Name extends string, Result>(
  runs: number,
  measures: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let run = 0; run < runs; run += 1)
    for (const name of names) results[name].push(await measures[name]());
  return results;
}
