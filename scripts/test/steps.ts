import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { run } from "../command";
import { downloadBrowser, findBrowser, findNginx } from "../programs";
import { runReactRouter } from "../react-router";
import { freePort } from "./free-port";
import { countPlaywright, countVitest, reconcile, sum, type Tally } from "./tally";

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** A step that must pass first; else this one would test nothing, or an old build. */
  needs?: string;
  /** Uses one core, so the next steps run beside it. */
  isBeside?: true;
  /** Runs only when named: its browsers are large, and most machines lack their libraries. */
  onlyByName?: true;
  run(root: string): Promise<Tally>;
}

/** All checks, in order. */
export const steps: readonly Step[] = [
  { name: "types", isBeside: true, run: runTypes },
  { name: "lint", run: (root) => runCheck(root, ["biome", "ci", "--error-on-warnings", "."]) },
  { name: "licences", run: (root) => runCheck(root, ["scripts/licences.ts"]) },
  { name: "unit", run: (root) => runVitest(root, "unit") },
  { name: "build", run: (root) => runCheck(root, ["scripts/build.ts"]) },
  { name: "budgets", needs: "build", run: (root) => runCheck(root, ["scripts/budgets.ts"]) },
  { name: "fuzz", needs: "build", run: runFuzz },
  { name: "fixture", needs: "build", run: (root) => runCheck(root, ["tests/build-sites.ts"]) },
  { name: "built", needs: "fixture", run: (root) => runVitest(root, "built") },
  { name: "e2e", needs: "fixture", run: runEndToEndTests },
  { name: "hosting", needs: "fixture", run: runHostingTests },
  { name: "browsers", needs: "fixture", onlyByName: true, run: runInFurtherBrowsers },
];

async function runCheck(root: string, command: Parameters<typeof run>[1]): Promise<Tally> {
  return (await run(root, command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One process a core: each takes half of the cases. */
async function runFuzz(root: string): Promise<Tally> {
  const parts = ["0", "1"].map((part) => run(root, ["tests/fuzz/content.ts"], { env: { FUZZ_PART: part } }));
  const passed = (await Promise.all(parts)).filter(Boolean).length;
  return { passed, failed: parts.length - passed };
}

async function runTypes(root: string): Promise<Tally> {
  if (!(await runReactRouter(root, ["typegen"]))) return { passed: 0, failed: 1 };
  return runCheck(root, ["tsc", "--noEmit"]);
}

async function runVitest(root: string, project: string): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=reports/${project}.json`];
  return runAndCount(root, ["vitest", "run", "--project", project, ...reporters], project, countVitest);
}

async function runEndToEndTests(root: string): Promise<Tally> {
  const ports = { E2E_PORT: String(await freePort()), REPORT_PORT: String(await freePort()) };
  return runPlaywright(root, "e2e", await chooseBrowser(), ports);
}

/** Needs nginx. Without one it prints a note; on CI it fails. */
async function runHostingTests(root: string): Promise<Tally> {
  const nginx = findNginx();
  if (nginx === undefined) {
    const missing = "There is no nginx on this machine, so the site was not tested on nginx.";
    console.error(`${missing} On Debian: apt-get install nginx-light.`);
    return skipped();
  }
  console.log(`nginx: ${nginx}`);
  const ports = { NODE_PORT: String(await freePort()), NGINX_PORT: String(await freePort()) };
  return runPlaywright(root, "hosting", await chooseBrowser(), ports);
}

/** Readers' tasks in Firefox and WebKit. Without Playwright's builds it prints a note; on CI it fails. */
async function runInFurtherBrowsers(root: string): Promise<Tally> {
  const missing: string[] = [];
  const ready: string[] = [];
  for (const engine of [firefox, webkit])
    (await isReady(engine)) ? ready.push(engine.name()) : missing.push(engine.name());
  if (missing.length > 0)
    console.error(
      `Readers' tasks were not tested in ${missing.join(" and ")}: Playwright's build cannot be downloaded or does not ` +
        `start here. Try "npx playwright install --with-deps ${missing.join(" ")}".`,
    );
  if (ready.length === 0) return skipped();
  const env = { BROWSERS: ready.join(","), E2E_PORT: String(await freePort()) };
  const tally = await runPlaywright(root, "browsers", env);
  return sum([tally, missing.length > 0 ? skipped() : { passed: 0, failed: 0 }]);
}

async function isReady(engine: BrowserType): Promise<boolean> {
  if (!existsSync(engine.executablePath())) await downloadBrowser(engine.name() as "firefox" | "webkit");
  return engine.launch().then(
    async (browser) => {
      await browser.close();
      return true;
    },
    () => false,
  );
}

/** Nothing was tested, which on CI is a failure. */
function skipped(): Tally {
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

async function chooseBrowser(): Promise<Record<string, string>> {
  const { executablePath, how } = await findBrowser();
  console.log(`Browser: ${executablePath} (${how})`);
  return { CHROME_PATH: executablePath };
}

async function runPlaywright(
  root: string,
  name: "e2e" | "hosting" | "browsers",
  ...env: Record<string, string>[]
): Promise<Tally> {
  const config = name === "e2e" ? "playwright.config.ts" : `playwright.${name}.config.ts`;
  const command = ["playwright", "test", `--config=${config}`] as const;
  return runAndCount(root, command, name, countPlaywright, Object.assign({}, ...env));
}

/** Without a readable report the runner has failed. */
async function runAndCount(
  root: string,
  command: Parameters<typeof run>[1],
  name: string,
  count: (report: unknown) => Tally,
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = join(root, "reports", `${name}.json`);
  rmSync(report, { force: true });
  const endedWell = await run(root, command, { env });
  try {
    return reconcile(count(JSON.parse(readFileSync(report, "utf8"))), endedWell);
  } catch (error) {
    console.error(`No readable report in ${report}: ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}
