import { chromiumOptions, configure, serve } from "./tests/playwright";

/** Readers' tasks in further browsers: `npm test -- browsers`, or by hand with the engines in BROWSERS. */
const port = Number(process.env.E2E_PORT ?? 4180);
const engines = (process.env.BROWSERS ?? "firefox,webkit").split(",") as (
  | "chromium"
  | "firefox"
  | "webkit"
)[];

export default configure("browsers", {
  use: { baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 900 } },
  projects: engines.map((name) => ({
    name,
    use: { browserName: name, ...(name === "chromium" && { launchOptions: chromiumOptions() }) },
  })),
  webServer: serve("preview/serve.ts", port),
});
