import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserPlaces } from "./browser/places";
import { run } from "./command";
import { isDebianRoot } from "./nginx/debian";

/** A browser that Playwright can start, and in words how it was found. */
export interface Browser {
  executablePath: string;
  how: string;
}

/** A browser that is on this machine already, if there is one. */
export function installedBrowser(): Browser | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (works(chosen)) return { executablePath: chosen, how: "named by CHROME_PATH" };
    throw new Error(`CHROME_PATH is "${chosen}", but no browser starts from there.`);
  }
  const machine = { platform: process.platform, env: process.env, home: homedir() };
  const installed = browserPlaces(machine).find(works);
  if (installed !== undefined) return { executablePath: installed, how: "installed on this machine" };
  const downloaded = chromium.executablePath();
  return works(downloaded) ? { executablePath: downloaded, how: "downloaded by Playwright" } : undefined;
}

/** Finds a browser or gets one, and says what it does. Throws with advice when no way leads to one. */
export async function findBrowser(): Promise<Browser> {
  const present = installedBrowser();
  if (present) return present;

  console.log("No Chrome or Chromium found. Trying Playwright's download ...");
  const downloaded = await downloadBrowser();
  if (downloaded) return downloaded;

  if (isDebianRoot()) {
    console.log("The download gave no browser that starts. Trying apt-get install ...");
    const fromDebian = installFromDebian();
    if (fromDebian) return fromDebian;
  }
  throw new Error(
    "No browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to the path of one, " +
      'or run "npx playwright install --with-deps chromium"; then run the tests again.',
  );
}

async function downloadBrowser(): Promise<Browser | undefined> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const command = { package: "@playwright/test", name: "playwright", args: ["install", "chromium"] };
  await run(root, command, {
    // Playwright waits 30 s for each of several hosts, which on a machine without a way out is minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" },
    // It prints a stack trace for every try; that it failed is said once, by what we try next.
    keepWarning: (line) => !/^(?:\s|[{}]|Error)/.test(line),
  });
  const executablePath = chromium.executablePath();
  return works(executablePath) ? { executablePath, how: "just downloaded by Playwright" } : undefined;
}

function installFromDebian(): Browser | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
  if (!aptGet("update")) return undefined;
  // Older releases of Debian have no package of the program without windows.
  const installed = ["chromium-headless-shell", "chromium"].find((name) =>
    aptGet("install", "-y", "--no-install-recommends", name),
  );
  const executablePath = `/usr/bin/${installed}`;
  return installed !== undefined && works(executablePath)
    ? { executablePath, how: "just installed by apt-get" }
    : undefined;
}

/** On Linux a name on PATH may be a stub that only advises to install, or lack libraries; asking its version tells. */
function works(path: string): boolean {
  if (!existsSync(path)) return false;
  // chrome.exe knows no --version and would open a window.
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
