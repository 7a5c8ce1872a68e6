import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

// The browser that tests, the PDFs and the benchmark need and npm does not install.

/** Headless shells first: they open a page in half the time. */
const names = "chrome-headless-shell chromium-headless-shell google-chrome google-chrome-stable chromium";
const apps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of the browser that CHROME_PATH names, else of Chrome or Chromium, else of Playwright's download. Throws if there is none. */
export function findBrowser(): string {
  const { CHROME_PATH: chosen, PATH = "" } = process.env;
  const folders = [...PATH.split(delimiter), "/usr/bin", "/snap/bin"];
  const known = names.split(" ").flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = (chosen ? [chosen] : [...known, ...apps, chromium.executablePath()]).find(existsSync);
  if (found !== undefined) return found;
  throw new Error(
    chosen
      ? `CHROME_PATH is "${chosen}", but there is no such file. Correct it or unset it.`
      : 'No browser found. Install Chrome or Chromium, or run "npx playwright install --with-deps chromium", or set ' +
          "CHROME_PATH to the path of one.",
  );
}

/** Chromium's sandbox refuses to start as root, which is what containers run as. */
export const browserArgs = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArgs });
}
