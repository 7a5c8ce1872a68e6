import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { provideBrowser } from "./scripts/browser";

const launchOptions = await provideBrowser();
const desktop = { width: 1280, height: 900 };

export default defineConfig({
  testDir: "tests",
  testMatch: "{e2e,specification}/*.spec.ts",
  // For slow and busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  // The named group sets SITE_ADDRESS to the URL that the server prints.
  webServer: {
    command: "node --import tsx scripts/start.ts --port 0",
    wait: { stdout: /The report is at (?<site_address>\S+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
  use: { baseURL: process.env.SITE_ADDRESS, trace: process.env.CI ? "retain-on-failure" : "off" },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { launchOptions, viewport: desktop } },
    // Runs only tests that depend on the screen size.
    {
      name: "phone",
      grep: /@phone|@both/,
      use: {
        launchOptions,
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
    // `npm test` does not run these browsers; .github/workflows/browsers.yml does. To run tests/browsers/ in them:
    // npx playwright install firefox webkit; npx playwright test --project firefox webkit
    ...[firefox, webkit]
      .filter((browser) => existsSync(browser.executablePath()))
      .map((browser) => ({
        name: browser.name(),
        testMatch: "browsers/*.spec.ts",
        use: { browserName: browser.name() as "firefox" | "webkit", viewport: desktop },
      })),
  ],
});
