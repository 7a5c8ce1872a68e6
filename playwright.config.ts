import { defineConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { installedBrowser } from "./scripts/programs";
import { fixtureProject } from "./tests/sites";

/** scripts/test.ts chooses free ports; by hand, E2E_PORT does, and the port after it. */
const port = Number(process.env.E2E_PORT ?? 4180);
const reportPort = Number(process.env.REPORT_PORT ?? port + 1);
const browser = installedBrowser();

const serve = (at: number, folder: string) => ({
  command: `node ${typescript.join(" ")} preview/serve.ts --port ${at}`,
  cwd: folder,
  url: `http://localhost:${at}`,
  // A server that runs there already may serve another build.
  reuseExistingServer: false,
  timeout: 20_000,
});

/** Tests of what does not depend on the size of a screen; among the others, single ones are tagged @one-size. */
const sizeless = [
  ...["one-number", "links", "print", "report-print", "parity", "downloads", "discovery", "offline.*"],
  ...[
    "home",
    "product",
    "market",
    "methodology",
    "report",
    "evidence",
    "cite",
    "changes",
    "data-page",
    "list-address",
    "list-script",
    "long-list",
    "errors",
  ],
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // offline.spec.ts looks at it; elsewhere each page would fetch the whole report behind it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser && { executablePath: browser.executablePath }),
      // Chromium's sandbox refuses to start as root, which is what containers run as.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    // The report itself; all else is tested on the fixture edition in tests/edition.
    { name: "report", testDir: "tests/report", use: { baseURL: `http://localhost:${reportPort}` } },
    {
      name: "desktop",
      testIgnore: /phone-menu\.spec\.ts/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      // What the server answers and what a page says do not depend on the size of a screen.
      testIgnore: new RegExp(`/(${sizeless.join("|")})\\.spec\\.ts$`),
      grepInvert: /@one-size/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [serve(port, fixtureProject), serve(reportPort, import.meta.dirname)],
});
