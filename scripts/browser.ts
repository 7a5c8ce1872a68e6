import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptCommand, findPrograms, install, isRoot } from "./programs";

// The browser that tests, the PDFs and the benchmark need and npm does not install.

const shells = ["chrome-headless-shell", "chromium-headless-shell"];
const browsers = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const apps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What was tried, a path or a command, and what it said. */
type Attempts = Map<string, string>;

/**
 * How Playwright launches a browser that starts here: the one that CHROME_PATH names, Chrome, Chromium or Playwright's own.
 * Installs Chromium if none does, unless NO_INSTALL is set. Throws with all attempts if nothing works.
 * Headless shells open pages in half the time, but break printed lines and pages elsewhere: `full` refuses them.
 */
export async function provideBrowser({ full = false } = {}): Promise<{ executablePath: string }> {
  // In the environment, so that child processes need not look again.
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
  const attempts: Attempts = new Map();
  const list = () => [...attempts].map(([tried, said]) => `\n  ${tried}: ${said}`).join("");
  const find = () => {
    const named = [process.env.CHROME_PATH ?? [], findPrograms(...browsers), apps.filter(existsSync)].flat();
    return findStarting([...named, chromium.executablePath()], true, attempts);
  };
  let found = await find();
  const npx = `npx playwright install ${isRoot ? "--with-deps " : ""}--no-shell chromium`;
  for (const command of [aptCommand("chromium") ?? [], npx].flat()) {
    if (found) break;
    attempts.set(command, install(command) ?? "done");
    found = await find();
  }
  if (found) {
    console.log(`Browser that prints: ${found}${attempts.size > 0 ? `, after${list()}` : ""}`);
    return found;
  }
  if (findPrograms(...browsers).length === 0) attempts.set(browsers.join(", "), "not on PATH");
  const advice = "Install Chrome or Chromium, or set CHROME_PATH to the path of one.";
  throw new Error(`No browser starts. Tried:${list()}\n${advice}`);
}

/** The first browser that starts. Adds those that do not to the attempts. */
async function findStarting(paths: readonly string[], full: boolean, attempts: Attempts = new Map()) {
  for (const path of paths) {
    const problem = await tryBrowser(path, full);
    if (problem === undefined) return path;
    attempts.set(path, problem);
  }
  return undefined;
}

/** Starts a browser and ends it. Returns what went wrong, in a line, or undefined. */
async function tryBrowser(path: string, full: boolean): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: path, timeout: 30_000 });
    const session = await browser.newBrowserCDPSession();
    const { product } = await session.send("Browser.getVersion");
    await browser.close();
    const isShell = product.startsWith("Headless");
    return full && isShell ? "a headless shell, which prints otherwise than Chrome" : undefined;
  } catch (error) {
    const { message } = error as Error;
    const [reason = message] = message.split("\n");
    if (!reason.includes("has been closed")) return reason.replace("browserType.launch: ", "");
    // Playwright quotes what the browser wrote.
    return /(?<=\[(?:err|out)\] ).+/.exec(message)?.[0] ?? "ends at once";
  }
}
