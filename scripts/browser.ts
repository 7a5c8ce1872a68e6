import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { chromium, type LaunchOptions } from "@playwright/test";
import { readBrowserSettings } from "./settings";

const { browserPath, mayInstall } = readBrowserSettings();
const isRoot = process.getuid?.() === 0;
const hasApt = isRoot && existsSync("/usr/bin/apt-get");

/** The folders in which Debian installs the fallback fonts whose metrics app/styles/fonts.css adjusts. */
const fallbackFontFolders = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/dejavu"];

const aptCommand = "apt-get update; apt-get install --yes --no-install-recommends fonts-liberation";
const playwrightCommand = `npx playwright install ${isRoot ? "--with-deps " : ""}--no-shell chromium`;

/** The browsers to try, in this order. The last one is Playwright's own. */
const candidates: LaunchOptions[] = [
  ...(browserPath ? [{ executablePath: browserPath }] : []),
  { channel: "chrome" },
  { executablePath: "/usr/bin/chromium" },
  { executablePath: "/usr/bin/chromium-browser" },
  { channel: "chromium" },
];

/**
 * Returns the launch options of a browser that starts. If there is none, installs Chromium first, unless NO_INSTALL is set.
 *
 * @throws {Error} If no browser starts, with the reason for each candidate.
 */
export async function provideBrowser(): Promise<LaunchOptions> {
  // Child processes inherit the variable and do not search again.
  process.env.FOUND_BROWSER ??= JSON.stringify(await findOrInstallBrowser());
  return JSON.parse(process.env.FOUND_BROWSER);
}

async function findOrInstallBrowser(): Promise<LaunchOptions> {
  const failures = new Set<string>();
  const installers = hasApt ? [`${aptCommand} chromium`, playwrightCommand] : [playwrightCommand];
  for (const installer of ["", ...(mayInstall ? installers : [])]) {
    if (installer) install(installer);
    for (const options of candidates)
      try {
        await (await chromium.launch({ ...options, timeout: 120_000 })).close();
        if (hasApt && mayInstall && !fallbackFontFolders.some(existsSync)) install(aptCommand);
        return options;
      } catch (error) {
        failures.add(`${options.channel ?? options.executablePath}: ${findReason(error as Error)}`);
      }
  }
  const advice = "No browser starts. Install Chrome or Chromium, or name one in CHROME_PATH. Tried:";
  throw new Error([advice, ...failures].join("\n  "));
}

/** Returns the line in which the browser says why it did not start, or the first line of the message. */
function findReason(error: Error): string {
  const message = stripVTControlCharacters(error.message);
  return /(?<=\[(?:err|out)\] ).+/.exec(message)?.[0] ?? message.split("\n")[0] ?? "";
}

function install(command: string): void {
  console.log(`Installing: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], env });
}
