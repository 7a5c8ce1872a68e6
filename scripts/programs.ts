import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { run } from "./command";

// The programs that tests need and npm does not install.

/** A browser that Playwright can start. `how` says how it was found. */
export interface FoundBrowser {
  executablePath: string;
  how: string;
}

/** Headless shells first: they open a page in half the time. */
const browserNames = [
  "chrome-headless-shell",
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
];
const appPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Finds a browser on this machine: the one of CHROME_PATH, else Chrome or Chromium, else Playwright's download. */
export function installedBrowser(): FoundBrowser | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return { executablePath: chosen, how: "named by CHROME_PATH" };
    throw new Error(`CHROME_PATH is "${chosen}", but no browser starts there. Correct it or unset it.`);
  }
  const installed = [...browserNames.flatMap(placesOf), ...appPaths].find(starts);
  if (installed !== undefined) return { executablePath: installed, how: "installed on this machine" };
  const downloaded = chromium.executablePath();
  return starts(downloaded) ? { executablePath: downloaded, how: "downloaded by Playwright" } : undefined;
}

const ownBrowser = "To use your own, set CHROME_PATH to its path.";

/** Finds or installs a browser. Throws with advice if neither works. */
export async function findBrowser(): Promise<FoundBrowser> {
  let found = installedBrowser();
  if (!found) {
    console.log(`No Chrome or Chromium found: downloading Playwright's. ${ownBrowser}`);
    await downloadBrowser("chromium");
    found = installedBrowser();
  }
  // Older Debian releases have no package for the headless shell.
  if (!found && installFromDebian(ownBrowser, "chromium-headless-shell", "chromium"))
    found = installedBrowser();
  if (found) return found;
  throw new Error(
    "No browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to the path of one, " +
      'or run "npx playwright install --with-deps chromium"; then run the tests again.',
  );
}

/** Lets Playwright download one of its browsers; returns whether it did. */
export function downloadBrowser(name: "chromium" | "firefox" | "webkit"): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  return run(root, ["playwright", "install", name], {
    // Playwright waits 30 s for each of several hosts, which takes minutes without a network.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" },
    // It prints a stack trace for every attempt; the caller reports the failure once.
    quiet: true,
    keepWarning: () => false,
  });
}

/** Finds nginx or installs it; undefined when neither works. */
export function findNginx(): string | undefined {
  const locate = () => placesOf("nginx").find((path) => existsSync(path));
  return (
    locate() ??
    (installFromDebian("To use your own, put it on the PATH.", "nginx-light") ? locate() : undefined)
  );
}

/** Says so and installs the first of these packages that exists, if this is root on Debian; returns whether it did. */
function installFromDebian(instead: string, ...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${packages.join(" or ")} with apt-get. ${instead}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  return (
    aptGet("update") && packages.some((name) => aptGet("install", "-y", "--no-install-recommends", name))
  );
}

function placesOf(name: string): string[] {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  // Not every PATH has the folders of Debian, Homebrew and Snap.
  const folders = [...path, "/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/snap/bin"];
  return [...new Set(folders)].map((folder) => join(folder, name));
}

/** On Linux a program may be a stub that only gives advice, or lack libraries; `--version` shows that. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // chrome.exe has no --version and would open a window.
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
