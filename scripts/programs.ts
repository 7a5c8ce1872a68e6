import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { run } from "./command";

// The programs that tests need and npm does not install.

/** Headless shells first: they open a page in half the time. */
const browserNames =
  "chrome-headless-shell chromium-headless-shell google-chrome google-chrome-stable chromium chromium-browser";
const appPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of the browser that CHROME_PATH names, else of Chrome or Chromium, else of Playwright's download. */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !starts(chosen))
    throw new Error(`CHROME_PATH is "${chosen}", but no browser starts there. Correct it or unset it.`);
  return (
    chosen ||
    [...browserNames.split(" ").flatMap(placesOf), ...appPaths, chromium.executablePath()].find(starts)
  );
}

/** Chromium's sandbox refuses to start as root, which is what containers run as. */
export const browserArgs = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
}

/** Finds or installs a browser and returns its path. Throws with advice if neither works. */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found !== undefined) return found;
  const instead = "To use your own, set CHROME_PATH to its path.";
  console.log(`No Chrome or Chromium found: downloading Playwright's. ${instead}`);
  // Older Debian releases have no package for the headless shell.
  if (!((await downloadBrowser("chromium")) && installedBrowser()))
    installFromDebian(instead, "chromium-headless-shell", "chromium");
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    "No browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to the path of one, " +
      'or run "npx playwright install --with-deps chromium"; then run the tests again.',
  );
}

/** Lets Playwright download one of its browsers, without its stack traces; returns whether it did. */
export function downloadBrowser(name: string): Promise<boolean> {
  // Playwright waits 30 s for each of several hosts, which takes minutes without a network.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
  return run(["playwright", "install", name], { env, quiet: true });
}

/** Finds nginx or installs it; undefined when neither works. */
export function findNginx(): string | undefined {
  const locate = () => placesOf("nginx").find((path) => existsSync(path));
  const installed = locate();
  if (installed === undefined) installFromDebian("To use your own, put it on the PATH.", "nginx-light");
  return installed ?? locate();
}

/** Says so and installs the first of these packages that exists, if this is root on Debian. */
function installFromDebian(instead: string, ...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${packages.join(" or ")} with apt-get. ${instead}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  if (aptGet("update")) packages.some((name) => aptGet("install", "-y", "--no-install-recommends", name));
}

function placesOf(name: string): string[] {
  // Not every PATH has the folders of Debian, Homebrew and Snap.
  const further = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/snap/bin"];
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...further].filter(Boolean);
  return [...new Set(folders)].map((folder) => join(folder, name));
}

/** On Linux a program may be a stub that only gives advice, or lack libraries; `--version` shows that. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // chrome.exe has no --version and would open a window.
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
