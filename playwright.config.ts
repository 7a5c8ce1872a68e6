import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { browserArgs, installedBrowser } from "./scripts/programs";
import { fixtureProject } from "./tests/sites";

// scripts/test.ts sets SUITE, BROWSERS and free ports; by hand, these are used.
const suite = process.env.SUITE ?? "e2e";
const engines = (process.env.BROWSERS ?? "firefox,webkit").split(",");
const portOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const port = portOf("E2E_PORT", 4180);
const reportPort = portOf("REPORT_PORT", port + 1);

/** Chromium: the one on this machine, or else Playwright's. */
const executablePath = installedBrowser();
const launchOptions = { ...(executablePath !== undefined && { executablePath }), args: browserArgs };
const viewport = { width: 1280, height: 900 };

/** Serves a built site with one of the project's scripts. */
const serve = (script: string, port: number, folder?: string) => ({
  command: `node ${typescript.join(" ")} ${script} --port ${port}`,
  ...(folder !== undefined && { cwd: folder }),
  url: `http://localhost:${port}`,
  // A running server may serve another build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  timeout: 60_000,
});

const suites: Record<string, PlaywrightTestConfig> = {
  e2e: {
    use: { baseURL: `http://localhost:${port}`, launchOptions },
    projects: [
      // The report itself. All other tests run on the fixture edition.
      { name: "report", testDir: "tests/report", use: { baseURL: `http://localhost:${reportPort}` } },
      { name: "desktop", grepInvert: /phone-menu|@phone/, use: { viewport } },
      {
        name: "phone",
        // Tests whose outcome depends on the screen; all others run on the desktop only.
        grep: /phone-menu|@phone|@both/,
        use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      },
    ],
    webServer: [serve("preview/serve.ts", port, fixtureProject), serve("preview/serve.ts", reportPort)],
  },
  // Readers' tasks in further browsers.
  browsers: {
    use: { baseURL: `http://localhost:${port}`, viewport },
    projects: engines.map((name) => ({
      name,
      use: {
        browserName: name as "chromium" | "firefox" | "webkit",
        ...(name === "chromium" && { launchOptions }),
      },
    })),
    webServer: serve("preview/serve.ts", port),
  },
};

// Time limits are for slow and busy machines.
export default defineConfig(
  {
    testDir: `tests/${suite}`,
    outputDir: `test-results/${suite}`,
    timeout: 180_000,
    expect: { timeout: 30_000 },
    fullyParallel: true,
    workers: 2,
    // A flaky test has found something.
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    reporter: [["list"], ["json", { outputFile: `reports/${suite}.json` }]],
    use: { actionTimeout: 30_000, trace: "retain-on-failure" },
  },
  suites[suite] ?? {},
);
