import type { Browser, Page } from "@playwright/test";
import { pages } from "../../app/pages";
import { median } from "./numbers";
import { contextOptions, patience, throttle } from "./throttle";

/** When the filter of the product list works, in milliseconds from navigation start, and what becomes of an early word. */
export interface FilterFigures {
  /** Median time after which something entered filters the list. */
  works: number;
  /** Median time at which a word typed right after the first paint is applied; NaN where it never is. */
  earlyApplied: number;
  /** In how many of the loads that word and a choice made then were kept and applied. */
  kept: number;
  runs: number;
}

/** How long a reader's early word may stay without effect before it counts as lost, in milliseconds after load. */
const lostAfter = 6000;

/** Runs inside the page: notes when the first frame with a filtered list was drawn. */
function watchList() {
  const filter = { works: 0 };
  Object.assign(window, { filter });
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(undefined);
    });
  let isSeen = false;
  const look = () => {
    const [, shown, all] =
      /(\d+) of (\d+)/.exec(document.querySelector(".product-count")?.textContent ?? "") ?? [];
    if (isSeen || shown === undefined || shown === all) return;
    isSeen = true;
    afterPaint(() => {
      filter.works = performance.now();
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs inside the page: enters one word and another by turns, as fast as one could type, until the list is filtered. */
function typeUntilFiltered() {
  const words = ["bear", "bea"];
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const enter = () => {
    const box = document.querySelector<HTMLInputElement>("input[type=search]");
    const { filter } = window as unknown as { filter: { works: number } };
    if (filter.works > 0) return;
    if (box && write) {
      words.reverse();
      write.call(box, words[0]);
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    setTimeout(enter, 25);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) enter();
  }).observe({ type: "paint", buffered: true });
}

/** Measures several sites by turns, each `runs` times. */
export async function measureFilters(
  browser: Browser,
  sites: readonly string[],
  runs: number,
): Promise<FilterFigures[]> {
  const measured = sites.map(() => ({ works: [] as number[], early: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [position, site] of sites.entries()) {
      const address = new URL(pages.products.path, site).href;
      measured[position]?.works.push(await openList(browser, address, timeToFilter));
      measured[position]?.early.push(await openList(browser, address, timeOfEarlyWord));
    }
  }
  return measured.map(({ works, early }) => {
    const applied = early.filter((time) => !Number.isNaN(time));
    return { works: median(works), earlyApplied: median(applied), kept: applied.length, runs };
  });
}

async function openList(
  browser: Browser,
  address: string,
  measure: (page: Page, address: string) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(watchList);
    return await measure(page, address);
  } finally {
    await context.close();
  }
}

async function timeToFilter(page: Page, address: string): Promise<number> {
  await page.addInitScript(typeUntilFiltered);
  await page.goto(address, { waitUntil: "commit", timeout: patience });
  const time = await readFiltered(page, patience);
  if (Number.isNaN(time)) throw new Error(`The filter of ${address} never worked.`);
  return time;
}

/** Real keys this time, and nothing after them: the word counts as lost when it has no effect. */
async function timeOfEarlyWord(page: Page, address: string): Promise<number> {
  const painted = firstPaint(page);
  const arrived = page.goto(address, { waitUntil: "load", timeout: patience });
  await painted;
  const box = page.getByRole("searchbox");
  await box.pressSequentially("band-aid");
  const tier = page.getByRole("combobox", { name: "Market tier" });
  await tier.selectOption("Mid");
  await arrived;
  const time = await readFiltered(page, lostAfter);
  const isKept = (await box.inputValue()) === "band-aid" && (await tier.inputValue()) === "Mid";
  return isKept && /q=band-aid&tier=Mid/.test(page.url()) ? time : Number.NaN;
}

async function firstPaint(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await new Promise<void>((resolve) => {
    session.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") resolve();
    });
  });
}

/** Asks now and then only: asking takes time from the page. */
async function readFiltered(page: Page, timeout: number): Promise<number> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    await page.waitForTimeout(300);
    const time = await page.evaluate(
      () => (window as unknown as { filter?: { works: number } }).filter?.works ?? 0,
    );
    if (time > 0) return time;
  }
  return Number.NaN;
}
