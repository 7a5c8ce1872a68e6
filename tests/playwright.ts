import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { typescript } from "../scripts/command";
import { browserArgs, installedBrowser } from "../scripts/programs";

/** A configuration with the settings that all have in common. Its time limits are for slow and busy machines. */
export const configure = (name: "e2e" | "hosting" | "browsers", own: PlaywrightTestConfig) =>
  defineConfig(
    {
      testDir: `tests/${name}`,
      outputDir: `test-results/${name}`,
      timeout: 180_000,
      expect: { timeout: 30_000 },
      fullyParallel: true,
      workers: 2,
      // A flaky test has found something.
      retries: 0,
      forbidOnly: Boolean(process.env.CI),
      reporter: [["list"], ["json", { outputFile: `reports/${name}.json` }]],
      use: { actionTimeout: 30_000, trace: "retain-on-failure" },
    },
    own,
  );

/** Starts Chromium: the one on this machine, or else Playwright's. */
export function chromiumOptions() {
  const executablePath = installedBrowser();
  return { ...(executablePath !== undefined && { executablePath }), args: browserArgs };
}

/** Serves a built site with one of the project's scripts. */
export const serve = (script: string, port: number, folder?: string) => ({
  command: `node ${typescript.join(" ")} ${script} --port ${port}`,
  ...(folder !== undefined && { cwd: folder }),
  url: `http://localhost:${port}`,
  // A running server may serve another build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  timeout: 60_000,
});
