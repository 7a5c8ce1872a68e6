import { defineConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { installedBrowser } from "./scripts/programs";

/** Readers' tasks in further browsers: `npm test -- browsers`, or by hand with the engines in BROWSERS. */
const address = `http://localhost:${process.env.E2E_PORT ?? 4180}`;
const engines = (process.env.BROWSERS ?? "firefox,webkit").split(",") as (
  | "chromium"
  | "firefox"
  | "webkit"
)[];
const chromium = engines.includes("chromium") && installedBrowser();

export default defineConfig({
  testDir: "tests/browsers",
  outputDir: "test-results/browsers",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/browsers.json" }]],
  use: { baseURL: address, viewport: { width: 1280, height: 900 } },
  projects: engines.map((name) => ({
    name,
    use: {
      browserName: name,
      ...(name === "chromium" &&
        chromium && {
          launchOptions: {
            executablePath: chromium.executablePath,
            args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
          },
        }),
    },
  })),
  webServer: {
    command: `node ${typescript.join(" ")} preview/serve.ts --port ${new URL(address).port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
