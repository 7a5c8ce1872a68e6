import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromium } from "@playwright/test";

// Finds or installs the browser of the tests and the PDF, which npm does not install.

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const apps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns a browser that starts, for Playwright's launch options: the one in CHROME_PATH, Chrome, Chromium or Playwright's own.
 * If none does, it installs Chromium, unless NO_INSTALL is set. Throws with all attempts if nothing works.
 */
export async function provideBrowser(): Promise<{ executablePath: string }> {
  // For child processes.
  process.env.FOUND_BROWSER ??= await findOrInstall();
  return { executablePath: process.env.FOUND_BROWSER };
}

async function findOrInstall(): Promise<string> {
  const { CHROME_PATH, NO_INSTALL } = process.env;
  const problems = new Set<string>();
  for (const installer of ["", ...(NO_INSTALL ? [] : installers())]) {
    if (installer) problems.add(install(installer));
    const found = [...findPrograms(...names), ...[...apps, chromium.executablePath()].filter(existsSync)];
    for (const path of [CHROME_PATH ?? [], found].flat()) {
      const problem = await tryBrowser(path);
      if (problem === undefined) return path;
      problems.add(`${path}: ${problem}`);
    }
  }
  const advice =
    "No browser starts. Install Chrome or Chromium, or set CHROME_PATH to the path of one. Tried:";
  throw new Error([advice, ...problems].join("\n  "));
}

/** Looks on PATH and in /usr/sbin, which only root has on PATH. */
export function findPrograms(...programs: string[]): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

function installers(): string[] {
  const isRoot = process.getuid?.() === 0;
  const apt = "apt-get update; apt-get install --yes --no-install-recommends chromium";
  const npx = `npx playwright install ${isRoot ? "--with-deps " : ""}--no-shell chromium`;
  return isRoot && findPrograms("apt-get").length > 0 ? [apt, npx] : [npx];
}

/** Returns how it went, in one line. */
function install(command: string): string {
  console.log(`Installing a browser: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "pipe"], env });
  const lines = stderr.toString().trim().split("\n");
  const reason = lines.find((line) => /^E: |^Error\b/.test(line)) ?? lines.at(-1);
  return `${command}: ${status === 0 ? "installed" : reason}`;
}

/** Returns what goes wrong when a browser starts, in one line, or undefined. */
async function tryBrowser(executablePath: string): Promise<string | undefined> {
  try {
    await (await chromium.launch({ executablePath, timeout: 120_000 })).close();
    return undefined;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message);
    // Playwright quotes what the browser wrote.
    return /(?<=\[(?:err|out)\] ).+/.exec(message)?.[0] ?? message.split("\n")[0];
  }
}
