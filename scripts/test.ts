import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, otherBrowsers } from "../tests/browsers/driver";
import { freePort } from "../tests/local-server";
import { provideBrowser } from "./browser";
import { type Command, root, run } from "./command";
import { aptCommand, findPrograms, install } from "./programs";
import { countTests, type Tally } from "./test/count-tests";

// `npm test` runs every step, `npm test -- unit e2e` the named ones.

/** `needs`: the step that must have passed, because this one would test nothing or an old build. */
interface Step {
  needs?: string;
  run(): Promise<Tally>;
}

const steps: Record<string, Step> = {
  types: { run: () => check(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  lint: { run: () => check(["biome", "ci", "--error-on-warnings", "."]) },
  unit: { run: () => runVitest("unit") },
  build: { run: () => check(["scripts/build.ts"]) },
  budgets: { needs: "build", run: () => check(["scripts/budgets.ts"]) },
  fixture: { needs: "build", run: () => check(["tests/build-sites.ts"]) },
  built: { needs: "fixture", run: () => runVitest("built") },
  e2e: { needs: "fixture", run: runPlaywright },
  browsers: { needs: "build", run: runOtherBrowsers },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

try {
  if (isChosen("built") && findPrograms("nginx").length === 0) provide("nginx-light");
  if (isChosen("browsers"))
    for (const other of otherBrowsers) if (!isInstalled(other)) provide(other.packages);
  if (isChosen("e2e")) await provideBrowser({ full: true }).then(() => provideBrowser());
} catch (error) {
  console.error((error as Error).message);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const results = new Map<string, Tally & { seconds: number }>();
// At the same time, because most of these use one core. Browser tests measure times, so nothing runs beside them.
await Promise.all([runInTurn("types", "lint", "unit"), runInTurn("build", "budgets", "fixture")]);
await runInTurn("built", "e2e", "browsers");

console.log("");
const total: Tally = { passed: 0, failed: 0 };
for (const [name, { passed, failed, seconds }] of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`Took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInTurn(...names: string[]): Promise<void> {
  for (const name of names) {
    const step = steps[name];
    if (step === undefined || !isChosen(name)) continue;
    console.log(`\n== ${name}`);
    const started = performance.now();
    let tally: Tally = { passed: 0, failed: 1 };
    try {
      if (step.needs !== undefined && results.get(step.needs)?.failed)
        throw new Error(`${name} is not run, because ${step.needs} failed.`);
      tally = await step.run();
    } catch (error) {
      console.error((error as Error).message);
    }
    results.set(name, { ...tally, seconds: (performance.now() - started) / 1000 });
  }
}

/** Tests that need the packages say so if they are missing. */
function provide(packages: string): void {
  const command = aptCommand(packages);
  const problem = command && install(command);
  if (problem) console.error(`${packages}: ${problem}`);
}

/** A check of several commands. */
async function check(...commands: readonly Command[]): Promise<Tally> {
  for (const command of commands) if (!(await run(command))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

async function runOtherBrowsers(): Promise<Tally> {
  for (const { name, packages } of otherBrowsers.filter((other) => !isInstalled(other)))
    console.error(`Skipped: there is no ${name} on this machine. On Debian: apt-get install ${packages}.`);
  return otherBrowsers.some(isInstalled) ? runVitest("browsers") : { passed: 0, failed: 0 };
}

function runVitest(project: string): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=reports/${project}.json`];
  return runAndCount(project, ["vitest", "run", "--project", project, ...reporters]);
}

async function runPlaywright(): Promise<Tally> {
  const env = { E2E_PORT: String(await freePort()), REPORT_PORT: String(await freePort()) };
  return runAndCount("e2e", ["playwright", "test"], env);
}

async function runAndCount(name: string, command: Command, env = {}): Promise<Tally> {
  const report = join(root, "reports", `${name}.json`);
  // A runner that does not start must not be counted by its last report.
  rmSync(report, { force: true });
  const endedWell = await run(command, { env });
  return countTests(readFileSync(report, "utf8"), endedWell);
}
