import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { chromium } from "@playwright/test";
import { aptCommand, findPrograms, install, isRoot } from "./programs";

// Finds or installs the browser of the tests, the PDFs and the benchmark, which npm does not install.

const shells = ["chrome-headless-shell", "chromium-headless-shell"];
const browsers = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const apps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns a browser that starts, for Playwright's launch options: the one in CHROME_PATH, Chrome, Chromium or Playwright's own.
 * If none starts, it installs Chromium, unless NO_INSTALL is set. Throws with all attempts if nothing works. `full`: no
 * headless shell. Shells open pages in half the time but break printed lines and pages elsewhere than Chrome.
 */
export async function provideBrowser({ full = false } = {}): Promise<{ executablePath: string }> {
  // For child processes.
  const variable = full ? "FOUND_FULL_BROWSER" : "FOUND_BROWSER";
  process.env[variable] ??= await (full ? provideFull() : provideQuick());
  return { executablePath: process.env[variable] };
}

async function provideQuick(): Promise<string> {
  const { CHROME_PATH } = process.env;
  const found = await findStarting(CHROME_PATH ? [CHROME_PATH] : findPrograms(...shells), false);
  if (found) console.log(`Browser: ${found}`);
  return found ?? (await provideBrowser({ full: true })).executablePath;
}

async function provideFull(): Promise<string> {
  const problems = new Set<string>();
  const npx = `npx playwright install ${isRoot ? "--with-deps " : ""}--no-shell chromium`;
  for (const command of ["", aptCommand("chromium") ?? [], npx].flat()) {
    const problem = command && install(command);
    if (problem) problems.add(`\n  ${command}: ${problem}`);
    const files = [...apps, chromium.executablePath()].filter(existsSync);
    const paths = [process.env.CHROME_PATH ?? [], findPrograms(...browsers), files].flat();
    const found = await findStarting(paths, true, problems);
    if (found === undefined) continue;
    console.log(
      `Browser that prints: ${found}${problems.size > 0 ? ". Passed over:" : ""}${[...problems].join("")}`,
    );
    return found;
  }
  if (findPrograms(...browsers).length === 0) problems.add(`\n  ${browsers.join(", ")}: not on PATH`);
  const advice =
    "Install Chrome or Chromium (root on Debian: apt-get install chromium), or set CHROME_PATH to one's path.";
  throw new Error(`No browser starts. Tried:${[...problems].join("")}\n${advice}`);
}

/** Returns the first browser that starts, and adds a line to `problems` for each that does not. */
async function findStarting(paths: readonly string[], full: boolean, problems = new Set<string>()) {
  for (const path of paths) {
    const problem = await tryBrowser(path, full);
    if (problem === undefined) return path;
    problems.add(`\n  ${path}: ${problem}`);
  }
  return undefined;
}

/** Returns what goes wrong when a browser starts, in one line, or undefined. */
async function tryBrowser(path: string, full: boolean): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: path, timeout: 120_000 });
    const session = await browser.newBrowserCDPSession();
    const { product } = await session.send("Browser.getVersion");
    await browser.close();
    const isShell = product.startsWith("Headless");
    return full && isShell ? "a headless shell, which prints otherwise than Chrome" : undefined;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message);
    const [reason = message] = message.split("\n");
    if (!reason.includes("has been closed")) return reason.replace("browserType.launch: ", "");
    // Playwright quotes what the browser wrote.
    return /(?<=\[(?:err|out)\] ).+/.exec(message)?.[0] ?? "ends at once";
  }
}
