import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { pages } from "../../app/pages";
import { listFiles } from "../build/folder";
import { type Keystroke, measureKeys } from "./keystrokes";
import { median } from "./numbers";
import { comparePages, type PageLoad } from "./page-load";
import { type ServedSite, serveFloor, serveSite } from "./served-site";
import { contextOptions, patience, throttle } from "./throttle";
import { buildBare, buildWhole, copyProject, hydrateEverything, type TrialProject } from "./trial-project";
import { serveUsualList } from "./usual-list/serve";

/** What the site costs with so many products. */
export interface Growth {
  products: number;
  /** Seconds of `npm run build`. */
  build: number;
  /** Seconds of React Router's build of the same pages, all hydrated, with nothing drawn, compressed or checked. */
  bare: number;
  files: number;
  /** Bytes of all files, without their compressed copies. */
  bytes: number;
  /** Bytes of the product list's document after brotli. */
  listBytes: number;
  list: PageLoad;
  listFloor: PageLoad;
  keys: KeyFigures;
  /** Median milliseconds until a letter, or the cleared box, shows on the list's floor page, where no list changes. */
  floorKeys: Pick<KeyFigures, "letter" | "clear">;
  /** The same keys in the list as it is usually written in React. */
  usualKeys: Pick<KeyFigures, "letterSettled" | "clearSettled">;
}

/** Medians in milliseconds after a key was pressed. */
export interface KeyFigures {
  /** Keys that type or take back a letter: until it shows, until the list has come to rest. */
  letter: number;
  letterSettled: number;
  /** The key that clears the box at once. */
  clear: number;
  clearSettled: number;
  /** The slowest key of all. */
  slowest: number;
}

/** Even, so that each goes first as often as the other. More builds say little more and take minutes. */
const mostBuilds = 4;

/** A word letter by letter, taken back letter by letter, then one typed and cleared at once. */
const keys = [..."bear", ...Array.from("bear", () => "Backspace"), ..."star", "Escape"];
const clearing = "Escape";

/** Builds the site for each number of products and measures its list. */
export async function measureGrowth(
  browser: Browser,
  root: string,
  { sizes, runs, say }: { sizes: readonly number[]; runs: number; say: (line: string) => void },
): Promise<Growth[]> {
  const measured: Growth[] = [];
  // They go at the end: where thousands of files were just removed, some file systems (ext4) take long to make new ones.
  const copies: TrialProject[] = [];
  const copy = (products: number) => {
    const project = copyProject(root, products);
    copies.push(project);
    return project;
  };
  try {
    for (const products of sizes) {
      say(`building with ${products} products`);
      const { dist, ...seconds } = await timeBuilds(() => copy(products), Math.min(runs, mostBuilds));
      say(`measuring the list of ${products} products`);
      measured.push({ products, ...seconds, ...weigh(dist), ...(await measureList(browser, dist, runs)) });
    }
    return measured;
  } finally {
    for (const { remove } of copies) remove();
  }
}

/**
 * Builds the site and the framework's own, each time in a new copy of the project, as on a new machine. The one goes first,
 * then the other: a machine is still busy writing what was built before.
 *
 * @returns medians in seconds, and where the site lies
 */
async function timeBuilds(
  copy: () => TrialProject,
  times: number,
): Promise<{ dist: string; build: number; bare: number }> {
  const [whole, bare]: [number[], number[]] = [[], []];
  let dist = "";
  const turns = [
    async () => {
      const project = copy();
      whole.push(await buildWhole(project));
      ({ dist } = project);
    },
    async () => {
      const project = copy();
      hydrateEverything(project);
      bare.push(await buildBare(project));
    },
  ];
  for (let time = 0; time < times; time += 1)
    for (const build of time % 2 === 0 ? turns : turns.toReversed()) await build();
  return { dist, build: median(whole), bare: median(bare) };
}

function weigh(dist: string): Pick<Growth, "files" | "bytes" | "listBytes"> {
  const files = listFiles(dist).filter((name) => !/\.(?:br|gz)$/.test(name));
  return {
    files: files.length,
    bytes: files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0),
    listBytes: readFileSync(join(dist, `${pages.products.path}.html.br`)).length,
  };
}

async function measureList(
  browser: Browser,
  dist: string,
  runs: number,
): Promise<Pick<Growth, "list" | "listFloor" | "keys" | "floorKeys" | "usualKeys">> {
  const path = pages.products.path;
  const served: ServedSite[] = [];
  try {
    const serve = async (starting: Promise<ServedSite>) => {
      const site = await starting;
      served.push(site);
      return site.address;
    };
    const site = await serve(serveSite(dist));
    const floor = await serve(serveFloor(dist, [path]));
    const usual = await serve(serveUsualList(dist));
    const [compared] = await comparePages(browser, { paths: [path], site, floor, runs });
    if (!compared) throw new Error("The product list was not measured.");
    const strokes = { own: [] as Keystroke[], floor: [] as Keystroke[], usual: [] as Keystroke[] };
    for (let run = 0; run < runs; run += 1) {
      strokes.own.push(...(await typeInList(browser, new URL(path, site).href, wakeList)));
      strokes.floor.push(...(await typeInList(browser, new URL(path, floor).href)));
      strokes.usual.push(...(await typeInList(browser, new URL(path, usual).href, seeUsualList)));
    }
    return {
      list: compared.page,
      listFloor: compared.floor,
      keys: summarize(strokes.own),
      floorKeys: summarize(strokes.floor),
      usualKeys: summarize(strokes.usual),
    };
  } finally {
    for (const { remove } of served) remove();
  }
}

/** @param wake waits until the list listens; a floor page's never does */
async function typeInList(
  browser: Browser,
  address: string,
  wake?: (page: Page) => Promise<void>,
): Promise<Keystroke[]> {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    // Everything is there before the first key, so the network plays no part.
    await throttle(page, { network: false });
    await page.goto(address, { timeout: patience });
    await wake?.(page);
    return await measureKeys(page, keys);
  } finally {
    await context.close();
  }
}

/** The list writes into the address what it was told: the first sign that it listens. */
async function wakeList(page: Page): Promise<void> {
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.selectOption("price");
  await page.waitForURL(/sort=price/, { timeout: patience });
  await order.selectOption("list");
  await page.waitForURL((url) => url.search === "", { timeout: patience });
}

/** It has taken the place of the page's own, which has more than its box. */
async function seeUsualList(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Sort by" }).waitFor({ state: "detached", timeout: patience });
}

/** The figures of one list out of all its keystrokes. */
export function summarize(strokes: readonly Keystroke[]): KeyFigures {
  const letters = strokes.filter(({ key }) => key !== clearing);
  const clears = strokes.filter(({ key }) => key === clearing);
  return {
    letter: median(letters.map(({ letter }) => letter)),
    letterSettled: median(letters.map(({ settled }) => settled)),
    clear: median(clears.map(({ letter }) => letter)),
    clearSettled: median(clears.map(({ settled }) => settled)),
    slowest: Math.max(...strokes.map(({ settled }) => settled)),
  };
}
