import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";
import { provideBrowser } from "./browser";
import { type Command, root, run } from "./command";

// `npm test` runs every step, `npm test -- unit e2e` the named ones. The last line counts what passed, failed and was skipped.

/** Of a test: "passed", "failed", or why it was skipped. */
type Outcome = string;

const steps: Record<string, () => Promise<Outcome[]>> = {
  types: () => check(["tsc", "--noEmit"]),
  lint: () => check(["biome", "ci", "--error-on-warnings", "."]),
  unit: () => runVitest("unit"),
  build: () => check(["scripts/build.ts"]),
  built: () => runVitest("built"),
  e2e: runPlaywright,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
const results = new Map<string, Outcome[]>();
if (unknown.length === 0) {
  // Side by side, because most of these use one core. Browser tests measure times, so nothing runs beside them.
  await Promise.all([runInTurn("types", "lint", "unit"), runInTurn("build")]);
  await runInTurn("built", "e2e");
} else {
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(", ")}.`);
  results.set("steps", ["failed"]);
}

console.log("");
for (const [name, outcomes] of results) console.log(`${name}: ${count(outcomes)}`);
const all = [...results.values()].flat();
for (const reason of new Set(all.filter(isReason)))
  console.log(`${all.filter((outcome) => outcome === reason).length} skipped: ${reason}`);
console.log(count(all));
process.exitCode = all.includes("failed") ? 1 : 0;

function count(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter((outcome) => outcome === "passed").length;
  const failed = outcomes.filter((outcome) => outcome === "failed").length;
  return `${passed} passed, ${failed} failed, ${outcomes.filter(isReason).length} skipped`;
}

function isReason(outcome: Outcome): boolean {
  return outcome !== "passed" && outcome !== "failed";
}

async function runInTurn(...names: string[]): Promise<void> {
  for (const name of names) {
    const step = steps[name];
    if (!step || (chosen.length > 0 && !chosen.includes(name))) continue;
    console.log(`\n== ${name}`);
    const outcomes = await step().catch((error) => {
      console.error((error as Error).message);
      return ["failed"];
    });
    results.set(name, outcomes);
  }
}

/** A check of several commands. */
async function check(...commands: readonly Command[]): Promise<Outcome[]> {
  for (const command of commands) if (!(await run(command))) return ["failed"];
  return ["passed"];
}

function runVitest(project: string): Promise<Outcome[]> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=reports/${project}.json`];
  return runTests(project, ["vitest", "run", "--project", project, ...reporters], (report: JsonTestResults) =>
    report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      // The title of a skipped group says why.
      .map(({ status, ancestorTitles, title }) => (isReason(status) ? (ancestorTitles[0] ?? title) : status)),
  );
}

async function runPlaywright(): Promise<Outcome[]> {
  await provideBrowser();
  const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(testsOf),
  ];
  return runTests("e2e", ["playwright", "test", "--project", "desktop", "phone"], (report: JSONReport) =>
    report.suites.flatMap(testsOf).map(({ status, annotations }) => {
      if (status === "skipped") return annotations[0]?.description ?? "for no stated reason";
      // A flaky test has found something.
      return status === "expected" ? "passed" : "failed";
    }),
  );
}

/** Reads the runner's own report. A runner that ran no test or ended badly has failed. */
async function runTests<Report>(name: string, command: Command, read: (report: Report) => Outcome[]) {
  const file = join(root, "reports", `${name}.json`);
  // A runner that does not start must not be counted by its last report.
  rmSync(file, { force: true });
  const endedWell = await run(command);
  const outcomes = read(JSON.parse(readFileSync(file, "utf8")));
  return outcomes.includes(endedWell ? "passed" : "failed") ? outcomes : [...outcomes, "failed"];
}
