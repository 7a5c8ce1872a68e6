import { existsSync, readFileSync, rmSync } from "node:fs";
import { findCommand, root, run } from "./command";

// `npm test` runs every step, `npm test -- unit e2e` the named ones. The last line counts what passed, failed and was skipped.
const vitest = findCommand("vitest");
const steps = {
  types: [findCommand("typescript", "tsc"), "--noEmit"],
  lint: [findCommand("@biomejs/biome", "biome"), "ci", "--error-on-warnings", "."],
  unit: [vitest, "run", "--project", "unit"],
  build: ["scripts/build.ts"],
  editions: ["tests/editions/build-editions.ts"],
  built: [vitest, "run", "--project", "built*"],
  e2e: [findCommand("@playwright/test", "playwright"), "test", "--project", "desktop", "phone"],
};
const runners: Partial<Record<string, string>> = { unit: "vitest", built: "vitest", e2e: "playwright" };
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
if (!chosen.every((name) => name in steps)) throw new Error(`Steps: ${Object.keys(steps).join(", ")}`);
/** Of each test: "passed", "failed", or why it was skipped. */
const outcomes: string[] = [];

// Side by side, because most of these use one core. Browser tests measure times, so nothing runs beside them.
await Promise.all([runSteps("types", "lint", "unit"), runSteps("build", "editions")]);
await runSteps("built", "e2e");

const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
const skipped = outcomes.filter((outcome) => outcome !== "passed" && outcome !== "failed");
for (const reason of new Set(skipped)) console.log(`${count(reason)} skipped: ${reason}`);
console.log(`${count("passed")} passed, ${count("failed")} failed, ${skipped.length} skipped`);
process.exitCode = count("failed") > 0 ? 1 : 0;

async function runSteps(...names: (keyof typeof steps)[]): Promise<void> {
  for (const name of names.filter((each) => chosen.includes(each))) {
    console.log(`\n== ${name}`);
    // Vitest and Playwright write one. A runner that does not start must not be counted by its last one.
    const report = `${root}reports/${runners[name] ?? name}.json`;
    rmSync(report, { force: true });
    const result = (await run(steps[name])) ? "passed" : "failed";
    const found = existsSync(report) ? readOutcomes(JSON.parse(readFileSync(report, "utf8"))) : [result];
    // A runner that ran no test or ended badly has failed.
    outcomes.push(...found, ...(found.includes(result) ? [] : ["failed"]));
  }
}

type Test = { status: string; ancestorTitles?: string[]; annotations?: { description?: string }[] };

/** The outcomes of all tests in a report of Vitest or Playwright, which have such a key. */
function readOutcomes(report: object): string[] {
  if ("ancestorTitles" in report || "expectedStatus" in report) return [readOutcome(report as Test)];
  return Object.values(report).flatMap((value) => (value instanceof Object ? readOutcomes(value) : []));
}

function readOutcome({ status, ancestorTitles, annotations }: Test): string {
  if (status === "passed" || status === "expected") return "passed";
  if (status !== "skipped" && status !== "pending") return "failed";
  return annotations?.[0]?.description ?? ancestorTitles?.[0] ?? "for no stated reason";
}
