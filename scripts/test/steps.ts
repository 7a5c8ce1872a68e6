import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { firefox, webkit } from "@playwright/test";
import { freePort } from "../../tests/local-server";
import { type Command, root, run } from "../command";
import { downloadBrowser, findBrowser } from "../programs";

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** A step that must pass first; else this one would test nothing, or an old build. */
  needs?: string;
  /** Uses one core, so the next steps run beside it. */
  isBeside?: true;
  /** Runs only when named: its browsers are large, and most machines lack their libraries. */
  onlyByName?: true;
  run(): Promise<Tally>;
}

/** All checks, in order. */
export const steps: readonly Step[] = [
  { name: "types", isBeside: true, run: () => check(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  { name: "lint", run: () => check(["biome", "ci", "--error-on-warnings", "."]) },
  { name: "licenses", run: () => check(["scripts/licenses.ts"]) },
  { name: "unit", run: () => runVitest("unit") },
  { name: "build", run: () => check(["scripts/build.ts"]) },
  { name: "budgets", needs: "build", run: () => check(["scripts/budgets.ts"]) },
  { name: "fixture", needs: "build", run: () => check(["tests/build-sites.ts"]) },
  { name: "built", needs: "fixture", run: () => runVitest("built") },
  { name: "e2e", needs: "fixture", run: () => runInChromium("e2e") },
  { name: "browsers", needs: "fixture", onlyByName: true, run: runInFurtherBrowsers },
];

/** One check, of commands that must all succeed. */
async function check(...commands: readonly Command[]): Promise<Tally> {
  for (const command of commands) if (!(await run(command))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

function runVitest(project: string): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=reports/${project}.json`];
  return runAndCount(project, ["vitest", "run", "--project", project, ...reporters]);
}

async function runInChromium(suite: string): Promise<Tally> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  return runPlaywright(suite, { CHROME_PATH: browser });
}

async function runInFurtherBrowsers(): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  for (const engine of [firefox, webkit]) {
    const name = engine.name();
    await downloadBrowser(name);
    const browser = await engine.launch().catch(() => undefined);
    await browser?.close();
    const { passed, failed } = browser
      ? await runPlaywright("browsers", { BROWSERS: name })
      : skip(`No ${name} starts on this machine. Try "npx playwright install --with-deps ${name}".`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** Without a program nothing is tested, which on CI is a failure. */
function skip(note: string): Tally {
  console.error(`Skipped. ${note}`);
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

async function runPlaywright(suite: string, own: Record<string, string>): Promise<Tally> {
  const env: Record<string, string> = { ...own, SUITE: suite };
  for (const port of ["E2E_PORT", "REPORT_PORT"]) env[port] = String(await freePort());
  return runAndCount(suite, ["playwright", "test"], env);
}

async function runAndCount(name: string, command: Command, env: Record<string, string> = {}): Promise<Tally> {
  const report = join(root, "reports", `${name}.json`);
  // Else a runner that does not start would be counted by its last report.
  rmSync(report, { force: true });
  const endedWell = await run(command, { env });
  return countTests(readFileSync(report, "utf8"), endedWell);
}

/**
 * Counts from the JSON report of Vitest or Playwright; a flaky test has failed. A runner that counts no failure but exits
 * with an error, because a file does not load for instance, has failed; so has one that ran no test.
 */
export function countTests(report: string, endedWell: boolean): Tally {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report);
  const passed: number = numPassedTests ?? stats.expected;
  const failed: number = numFailedTests ?? stats.unexpected + stats.flaky;
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}
