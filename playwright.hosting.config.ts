import { defineConfig } from "@playwright/test";
import { typescript } from "./scripts/command";
import { installedBrowser } from "./scripts/programs";
import { fixtureProject } from "./tests/sites";

/** The built site on a real nginx and on our own server. scripts/test.ts sets free ports; by hand, these are used. */
const ports = { node: Number(process.env.NODE_PORT ?? 4181), nginx: Number(process.env.NGINX_PORT ?? 4182) };
const browser = installedBrowser();
const server = (command: string, port: number) => ({
  command: `node ${typescript.join(" ")} ${command} --port ${port}`,
  cwd: fixtureProject,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  timeout: 20_000,
});

export default defineConfig({
  testDir: "tests/hosting",
  outputDir: "test-results/hosting",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/hosting.json" }]],
  metadata: ports,
  use: {
    // Else each page would fetch the whole report in the background.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(browser && { executablePath: browser.executablePath }),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: [server("preview/serve.ts", ports.node), server("scripts/nginx.ts", ports.nginx)],
});
