import { defineConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { installedBrowser } from "./scripts/programs";
import { fixtureProject } from "./tests/sites";

/** scripts/test.ts sets free ports; by hand, E2E_PORT sets one and the other is the next. */
const port = Number(process.env.E2E_PORT ?? 4180);
const reportPort = Number(process.env.REPORT_PORT ?? port + 1);
const browser = installedBrowser();

const serve = (at: number, folder: string) => ({
  command: `node ${typescript.join(" ")} preview/serve.ts --port ${at}`,
  cwd: folder,
  url: `http://localhost:${at}`,
  // A running server may serve another build.
  reuseExistingServer: false,
  timeout: 20_000,
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A flaky test has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Else each page would fetch the whole report in the background. offline*.spec.ts allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser && { executablePath: browser.executablePath }),
      // Chromium's sandbox refuses to start as root, which is what containers run as.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    // The report itself. All other tests run on the fixture edition in tests/edition.
    { name: "report", testDir: "tests/report", use: { baseURL: `http://localhost:${reportPort}` } },
    {
      name: "desktop",
      grepInvert: /phone-menu|@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      // Tests whose outcome depends on the screen; all others run on the desktop only.
      grep: /phone-menu|@phone|@both/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [serve(port, fixtureProject), serve(reportPort, import.meta.dirname)],
});
