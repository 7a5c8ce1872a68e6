import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Keystroke, measureKeys } from "./bench/keystrokes";
import { buildTrialSite, type TrialSite } from "./bench/trial-site";
import { findBrowser } from "./browser";

// How fast the product list answers on a slowed processor. `npm run bench:explorer -- 10 1000` names the sizes.
const slowdown = 4;
const rounds = 5;
/** A word letter by letter, taken back letter by letter, then one typed and cleared at once. */
const keys = [..."bear", ...Array.from("bear", () => "Backspace"), ..."star", "Escape"];
/** In milliseconds, by the number of products. */
const limits: Record<number, { letter: number; settled: number }> = {
  10: { letter: 35, settled: 35 },
  1000: { letter: 50, settled: 250 },
};

interface Measured {
  /** After how long the list answers, for each load of the page. */
  awake: number[];
  keystrokes: Keystroke[];
}

async function bench(counts: readonly number[]): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  let isFastEnough = true;
  try {
    for (const count of counts) {
      const site = await buildTrialSite(root, count);
      try {
        isFastEnough = report(count, site.htmlBytes, await measure(browser, site)) && isFastEnough;
      } finally {
        await site.remove();
      }
    }
  } finally {
    await browser.close();
  }
  return isFastEnough;
}

async function measure(browser: Browser, { address }: TrialSite): Promise<Measured> {
  const measured: Measured = { awake: [], keystrokes: [] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    measured.awake.push(await open(page, address));
    measured.keystrokes.push(...(await measureKeys(page, keys)));
    await page.close();
  }
  return measured;
}

async function open(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { timeout: 120_000 });
  // The list writes into the address what it was told: the first sign that it listens.
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await page.waitForURL(/sort=price/);
  const awake = await page.evaluate(() => performance.now());
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("list");
  await page.waitForURL((url) => url.search === "");
  return awake;
}

function report(count: number, bytes: number, { awake, keystrokes }: Measured): boolean {
  const limit = limits[count];
  const times = (key: "letter" | "settled", of = keystrokes) => of.map((each) => each[key]);
  const row = (name: string, pick: (numbers: number[]) => number, of = keystrokes) =>
    console.log(
      `  ${name.padEnd(10)} letter ${format(pick(times("letter", of)))}  settled ${format(pick(times("settled", of)))}`,
    );
  console.log(
    `\n${count} products, ${(bytes / 1000).toFixed(0)} kB of HTML, processor slowed ${slowdown} times`,
  );
  console.log(`  answers after ${format(median(awake))} (median of ${awake.length} loads)`);
  for (const key of new Set(keys)) {
    const own = keystrokes.filter((each) => each.key === key);
    row(key, median, own);
  }
  row("median", median);
  row("slowest", (numbers) => Math.max(...numbers));
  if (limit) console.log(`  limit      letter ${format(limit.letter)}  settled ${format(limit.settled)}`);
  console.log(
    `  other work on this machine: load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );
  return !limit || (median(times("letter")) <= limit.letter && median(times("settled")) <= limit.settled);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(0).padStart(5)} ms`;
}

const asked = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0);
process.exitCode = (await bench(asked.length > 0 ? asked : [10, 100, 1000])) ? 0 : 1;
