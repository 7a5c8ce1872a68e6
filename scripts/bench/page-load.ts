import type { Browser, CDPSession } from "@playwright/test";
import {
  blockingTime,
  type LongTask,
  layoutShift,
  median,
  medians,
  ratioUncertainty,
  type Shift,
} from "./numbers";
import { contextOptions, patience, throttle } from "./throttle";

/** One load of a page with nothing in the cache. Times are milliseconds from navigation start, sizes bytes as sent. */
export type PageLoad = Record<LoadFigure, number>;

type LoadFigure =
  | "htmlBytes"
  | "scriptBytes"
  | "fontBytes"
  | "pictureBytes"
  | "otherBytes"
  | "requests"
  | "firstPaint"
  | "largestPaint"
  | "shift"
  | "blocking";

/** After the load event: time for what comes late to be seen, in milliseconds. */
export const rest = 1500;

/** The same where only the paints are asked for: the last of them is a frame or two away. */
const shortRest = 300;

/** How many more loads there are for the paints alone: one load differs from the next by a tenth, the targets are a twentieth. */
export const shortLoads = 8;

/** What the page itself notes down. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  shifts: Shift[];
  tasks: LongTask[];
}

/** Runs inside the page, where it is sent as text, before anything else does. */
function watchLoad() {
  if (window !== window.top) return;
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shifts: [], tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, duration });
  });
}

/** Loads a page once, slowed, in a new browser context, and watches it for `time` milliseconds after the load event. */
async function measureLoad(browser: Browser, address: string, time: number): Promise<PageLoad> {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    const session = await throttle(page);
    const traffic = countTraffic(session);
    await page.addInitScript(watchLoad);
    await page.goto(address, { waitUntil: "load", timeout: patience });
    await page.waitForTimeout(time);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (seen.firstPaint === 0) throw new Error(`${address} painted nothing.`);
    return {
      ...traffic,
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      shift: layoutShift(seen.shifts),
      blocking: blockingTime(seen.tasks, seen.firstPaint),
    };
  } finally {
    await context.close();
  }
}

const kinds: Record<string, "htmlBytes" | "scriptBytes" | "fontBytes" | "pictureBytes"> = {
  Document: "htmlBytes",
  Script: "scriptBytes",
  Font: "fontBytes",
  Image: "pictureBytes",
};

/** Counts what a page fetches, headers included, as long as its context is open. */
function countTraffic(session: CDPSession) {
  const traffic = { htmlBytes: 0, scriptBytes: 0, fontBytes: 0, pictureBytes: 0, otherBytes: 0, requests: 0 };
  const kindOf = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http") && !kindOf.has(requestId)) traffic.requests += 1;
    kindOf.set(requestId, "");
  });
  session.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    traffic[kinds[kindOf.get(requestId) ?? ""] ?? "otherBytes"] += encodedDataLength;
  });
  return traffic;
}

type PaintFigure = "firstPaint" | "largestPaint";

/** A page beside its floor page. */
export interface Compared {
  path: string;
  page: PageLoad;
  floor: PageLoad;
  /** How sure the ratios of the page's paints to its floor page's are. */
  uncertainty: Record<PaintFigure, number>;
}

interface Repetition {
  /** Loads of each page. */
  runs: number;
  /** Further loads, of which only the paints count. */
  shortRuns?: number;
}

/** Compares pages with their floor pages, one after the other. Gives medians. */
export async function comparePages(
  browser: Browser,
  {
    paths,
    site,
    floor,
    ...repetition
  }: Repetition & { paths: readonly string[]; site: string; floor: string },
): Promise<Compared[]> {
  // The first page of a browser pays for starting it.
  await measureLoad(browser, floor, shortRest);
  const compared: Compared[] = [];
  for (const path of paths) {
    const [pages, floors] = await loadInTurns(
      browser,
      [new URL(path, site).href, new URL(path, floor).href],
      repetition,
    );
    const uncertainty = (key: PaintFigure) =>
      ratioUncertainty(
        pages.map((load) => load[key]),
        floors.map((load) => load[key]),
      );
    compared.push({
      path,
      page: summarize(pages, repetition.runs),
      floor: summarize(floors, repetition.runs),
      uncertainty: { firstPaint: uncertainty("firstPaint"), largestPaint: uncertainty("largestPaint") },
    });
  }
  return compared;
}

/**
 * Loads two pages in turns, so that whatever else the machine does meets both; the first of the two changes from run to
 * run. The short loads come last.
 */
async function loadInTurns(
  browser: Browser,
  addresses: readonly [string, string],
  { runs, shortRuns = 0 }: Repetition,
): Promise<[PageLoad[], PageLoad[]]> {
  const loads: [PageLoad[], PageLoad[]] = [[], []];
  for (let run = 0; run < runs + shortRuns; run += 1) {
    const time = run < runs ? rest : shortRest;
    for (const which of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      loads[which].push(await measureLoad(browser, addresses[which], time));
  }
  return loads;
}

/** Paints count in all loads, everything else in the first ones, which were watched for long enough. */
function summarize(loads: readonly PageLoad[], runs: number): PageLoad {
  return {
    ...medians(loads.slice(0, runs)),
    firstPaint: median(loads.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(loads.map(({ largestPaint }) => largestPaint)),
  };
}
