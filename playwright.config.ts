import { defineConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { installedBrowser } from "./scripts/programs";

/** scripts/test.ts chooses a free port; by hand, E2E_PORT does. */
const port = Number(process.env.E2E_PORT ?? 4180);
const address = `http://localhost:${port}`;
const browser = installedBrowser();

/** Tests of what does not depend on the size of a screen; among the others, single ones are tagged @one-size. */
const sizeless = [
  ...["one-number", "links", "print", "report-print", "parity", "downloads", "discovery", "offline"],
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
    baseURL: address,
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
  webServer: {
    command: `node ${typescript.join(" ")} preview/serve.ts --port ${port}`,
    url: address,
    // A server that runs there already may serve another build.
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
