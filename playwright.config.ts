import { chromiumOptions, configure, serve } from "./tests/playwright";
import { fixtureProject } from "./tests/sites";

/** scripts/test.ts sets free ports; by hand, E2E_PORT sets one and the other is the next. */
const port = Number(process.env.E2E_PORT ?? 4180);
const reportPort = Number(process.env.REPORT_PORT ?? port + 1);

export default configure("e2e", {
  use: {
    baseURL: `http://localhost:${port}`,
    // Else each page would fetch the whole report in the background. offline*.spec.ts allow it.
    serviceWorkers: "block",
    launchOptions: chromiumOptions(),
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
  webServer: [serve("preview/serve.ts", port, fixtureProject), serve("preview/serve.ts", reportPort)],
});
