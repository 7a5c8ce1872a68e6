import { defineConfig } from "@playwright/test";
import { provideBrowser } from "./scripts/browser";
import { typescript } from "./scripts/command";
import { fixtureProject } from "./tests/sites";

// scripts/test.ts sets free ports.
const { E2E_PORT: port = "4180", REPORT_PORT: reportPort = "4181" } = process.env;

const serve = (port: string, project = ".") => ({
  command: `node ${typescript.join(" ")} preview/serve.ts --port ${port}`,
  cwd: project,
  url: `http://localhost:${port}`,
  // A running server may have another build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  timeout: 180_000,
});

// For slow and busy machines.
export default defineConfig({
  testDir: "tests/e2e",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // A flaky test has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await provideBrowser(),
    actionTimeout: 30_000,
    // Tests take a quarter longer with traces. Of a test that fails elsewhere: npx playwright test --trace on.
    trace: process.env.CI ? "retain-on-failure" : "off",
  },
  projects: [
    // On the report; all other tests run on the fixture edition.
    { name: "report", testDir: "tests/report", use: { baseURL: `http://localhost:${reportPort}` } },
    { name: "desktop", grepInvert: /phone-menu|@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // The outcome depends on the screen. All other tests run on the desktop only.
      grep: /phone-menu|@phone|@both/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [serve(port, fixtureProject), serve(reportPort)],
});
