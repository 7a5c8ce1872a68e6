import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findBrowser } from "../browser";
import { type PackageCommand, run, type Script } from "../command";
import { findProgram } from "../nginx/debian";
import { runReactRouter } from "../react-router";
import { countPlaywright, countVitest, settle, type Tally } from "./tally";

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** A step without whose success this one would test nothing, or an old build. */
  needs?: string;
  run(root: string): Promise<Tally>;
}

/** Everything that is checked, in the order in which it is. */
export const steps: readonly Step[] = [
  { name: "types", run: runTypes },
  {
    name: "lint",
    run: (root) =>
      runCheck(root, { package: "@biomejs/biome", name: "biome", args: ["ci", "--error-on-warnings", "."] }),
  },
  { name: "licences", run: (root) => runCheck(root, { script: "scripts/licences.ts" }) },
  { name: "unit", run: (root) => runVitest(root, "unit") },
  { name: "build", run: (root) => runCheck(root, { script: "scripts/build.ts" }) },
  { name: "budgets", needs: "build", run: (root) => runCheck(root, { script: "scripts/budgets.ts" }) },
  { name: "fuzz", needs: "build", run: (root) => runCheck(root, { script: "tests/fuzz/content.ts" }) },
  { name: "fixture", needs: "build", run: (root) => runCheck(root, { script: "tests/build-sites.ts" }) },
  { name: "built", needs: "fixture", run: (root) => runVitest(root, "built") },
  { name: "e2e", needs: "fixture", run: runEndToEndTests },
  { name: "hosting", needs: "fixture", run: runHostingTests },
];

async function runCheck(root: string, command: PackageCommand | Script): Promise<Tally> {
  return (await run(root, command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTypes(root: string): Promise<Tally> {
  if (!(await runReactRouter(root, ["typegen"]))) return { passed: 0, failed: 1 };
  return runCheck(root, { package: "typescript", name: "tsc", args: ["--noEmit"] });
}

async function runVitest(root: string, project: string): Promise<Tally> {
  const report = freshReport(root, `${project}.json`);
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const endedWell = await run(root, { package: "vitest", args });
  return settle(countReport(report, countVitest), endedWell);
}

async function runEndToEndTests(root: string): Promise<Tally> {
  return runPlaywright(root, "playwright.config.ts", "e2e.json", {
    E2E_PORT: String(await freePort()),
    REPORT_PORT: String(await freePort()),
  });
}

/** Asks a real nginx. Where none is to be had, it says so; on CI that is a failure. */
async function runHostingTests(root: string): Promise<Tally> {
  const nginx = findProgram("nginx", "nginx-light");
  if (nginx === undefined) {
    const missing = "There is no nginx on this machine, so nothing was tested of how nginx serves the site.";
    console.error(`${missing} On Debian: apt-get install nginx-light.`);
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  }
  console.log(`nginx: ${nginx}`);
  const env = { NODE_PORT: String(await freePort()), NGINX_PORT: String(await freePort()) };
  return runPlaywright(root, "playwright.hosting.config.ts", "hosting.json", env);
}

async function runPlaywright(
  root: string,
  config: string,
  reportName: string,
  ports: Record<string, string>,
): Promise<Tally> {
  const { executablePath, how } = await findBrowser();
  console.log(`Browser: ${executablePath} (${how})`);
  const report = freshReport(root, reportName);
  const args = ["test", `--config=${config}`];
  const command = { package: "@playwright/test", name: "playwright", args };
  const endedWell = await run(root, command, { env: { CHROME_PATH: executablePath, ...ports } });
  return settle(countReport(report, countPlaywright), endedWell);
}

function freshReport(root: string, name: string): string {
  const path = join(root, "reports", name);
  rmSync(path, { force: true });
  return path;
}

/** A runner that leaves no report, or one in another form, has counted nothing. */
function countReport(path: string, count: (report: unknown) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    console.error(`No readable report in ${path}: ${(error as Error).message}`);
    return { passed: 0, failed: 0 };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });
}
