import type { Browser, Page } from "@playwright/test";

export const profiles = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

export type Profile = keyof typeof profiles;
export type Network = keyof typeof networks;

/** Milliseconds to the first byte of every response, and megabits per second. */
const networks = {
  slow: { latency: 150, megabits: 1.6 },
  quick: { latency: 40, megabits: 10 },
  none: { latency: 0, megabits: 1000 },
};

/** Uses a page with an empty cache on a processor slowed four times, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  profile: Profile,
  network: Network,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { latency, megabits } = networks[network];
  // A service worker would respond instead of the network, and the variants of the site violate its policy.
  const variants = { serviceWorkers: "block", bypassCSP: true, ignoreHTTPSErrors: true } as const;
  const context = await browser.newContext({ ...profiles[profile], ...variants });
  try {
    // tsx compiles with esbuild, which calls this in functions that Playwright runs in the page.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const speed = { downloadThroughput: megabits * 125_000, uploadThroughput: megabits * 125_000 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Polls the page for a number above zero, rarely, because each call costs the page time. */
export async function ask(page: Page, question: () => number): Promise<number> {
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    await page.waitForTimeout(300);
    const answer = await page.evaluate(question).catch(() => 0);
    if (answer > 0) return answer;
  }
  throw new Error(`${page.url()} gave no result within a minute.`);
}

/** Runs several measurements alternately, so that other load on the machine affects all of them. */
export async function byTurns<Name extends string, Result>(
  runs: number,
  measures: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const results = {} as Record<Name, Result[]>;
  for (let run = 0; run < runs; run += 1)
    for (const name in measures) {
      results[name] ??= [];
      results[name].push(await measures[name]());
    }
  return results;
}
