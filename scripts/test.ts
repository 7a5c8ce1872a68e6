import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideBrowser } from "./browser";
import { type Command, root, run } from "./command";

// `npm test` runs every step, `npm test -- unit e2e` the named ones. The last line counts what passed and failed.

interface Tally {
  passed: number;
  failed: number;
}

const steps: Record<string, () => Promise<Tally>> = {
  types: () => check(["tsc", "--noEmit"]),
  lint: () => check(["biome", "ci", "--error-on-warnings", "."]),
  unit: () => runVitest("unit"),
  build: () => check(["scripts/build.ts"]),
  built: () => runVitest("built"),
  e2e: runPlaywright,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
const results = new Map<string, Tally>();
if (unknown.length === 0) {
  // Side by side, because most of these use one core. Browser tests measure times, so nothing runs beside them.
  await Promise.all([runInTurn("types", "lint", "unit"), runInTurn("build")]);
  await runInTurn("built", "e2e");
} else {
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(", ")}.`);
  results.set("steps", { passed: 0, failed: 1 });
}

console.log("");
const total: Tally = { passed: 0, failed: 0 };
for (const [name, { passed, failed }] of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInTurn(...names: string[]): Promise<void> {
  for (const name of names) {
    const step = steps[name];
    if (!step || (chosen.length > 0 && !chosen.includes(name))) continue;
    console.log(`\n== ${name}`);
    const tally = await step().catch((error) => {
      console.error((error as Error).message);
      return { passed: 0, failed: 1 };
    });
    results.set(name, tally);
  }
}

/** A check of several commands. */
async function check(...commands: readonly Command[]): Promise<Tally> {
  for (const command of commands) if (!(await run(command))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

function runVitest(project: string): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=reports/${project}.json`];
  return runAndCount(project, ["vitest", "run", "--project", project, ...reporters]);
}

async function runPlaywright(): Promise<Tally> {
  await provideBrowser();
  return runAndCount("e2e", ["playwright", "test", "--project", "desktop", "phone"]);
}

/** Counts from the runner's own report. A runner that ran no test or ended badly has failed; so has a flaky test. */
async function runAndCount(name: string, command: Command): Promise<Tally> {
  const report = join(root, "reports", `${name}.json`);
  // A runner that does not start must not be counted by its last report.
  rmSync(report, { force: true });
  const endedWell = await run(command);
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, "utf8"));
  const passed: number = numPassedTests ?? stats.expected;
  const failed: number = numFailedTests ?? stats.unexpected + stats.flaky;
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}
