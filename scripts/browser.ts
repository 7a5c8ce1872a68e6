import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { chromium, type LaunchOptions } from "@playwright/test";

// Finds or installs what the tests and the PDF need and npm does not install: a browser, and fonts that app/styles/fonts.css sizes.

const { CHROME_PATH, NO_INSTALL } = process.env;
const isRoot = process.getuid?.() === 0;
const hasApt = isRoot && existsSync("/usr/bin/apt-get");
// Where Debian has them.
const sizedFonts = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/dejavu"];
const apt = "apt-get update; apt-get install --yes --no-install-recommends fonts-liberation";
const npx = `npx playwright install ${isRoot ? "--with-deps " : ""}--no-shell chromium`;

const browsers: LaunchOptions[] = [
  ...(CHROME_PATH ? [{ executablePath: CHROME_PATH }] : []),
  { channel: "chrome" },
  { executablePath: "/usr/bin/chromium" },
  { executablePath: "/usr/bin/chromium-browser" },
  // Playwright's own.
  { channel: "chromium" },
];

/** Returns how to launch a browser that starts. If none does, it installs Chromium, unless NO_INSTALL is set. */
export async function provideBrowser(): Promise<LaunchOptions> {
  // For child processes.
  process.env.FOUND_BROWSER ??= JSON.stringify(await findOrInstall());
  return JSON.parse(process.env.FOUND_BROWSER);
}

async function findOrInstall(): Promise<LaunchOptions> {
  const problems = new Set<string>();
  const installers = hasApt ? [`${apt} chromium`, npx] : [npx];
  for (const installer of ["", ...(NO_INSTALL ? [] : installers)]) {
    if (installer) install(installer);
    for (const options of browsers)
      try {
        await (await chromium.launch({ ...options, timeout: 120_000 })).close();
        if (hasApt && !NO_INSTALL && !sizedFonts.some(existsSync)) install(apt);
        return options;
      } catch (error) {
        const message = stripVTControlCharacters((error as Error).message);
        // Playwright quotes what the browser wrote.
        const reason = /(?<=\[(?:err|out)\] ).+/.exec(message)?.[0] ?? message.split("\n")[0];
        problems.add(`${options.channel ?? options.executablePath}: ${reason}`);
      }
  }
  const advice = "No browser starts. Install Chrome or Chromium, or name one in CHROME_PATH. Tried:";
  throw new Error([advice, ...problems].join("\n  "));
}

function install(command: string): void {
  console.log(`Installing: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], env });
}
