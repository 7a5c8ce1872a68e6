import { existsSync, readFileSync, rmSync } from "node:fs";
import { completeOutcomes, hasFailed, type Outcome } from "./test-report";

/** A step of `npm test`. */
interface Step<Name extends string> {
  /** A script and its arguments. */
  command: readonly string[];
  /** A file or folder that exists once the step has succeeded. Steps that need this step read it. */
  output?: string;
  /** The steps whose output this step reads. */
  needs?: readonly Name[];
  /** The report that the step's test runner writes, and its parser. Without one, the step counts as one test. */
  report?: { file: string; parse: (json: string) => Outcome[] };
}

/** All steps, by their names, in the order in which they run. */
export type Steps<Name extends string> = Record<Name, Step<Name>>;

/**
 * Returns the named steps in the order in which they run, or all steps if there are no names.
 *
 * @throws {Error} If there is no step with one of the names.
 */
export function chooseSteps<Name extends string>(steps: Steps<Name>, names: readonly string[]): Name[] {
  const all = Object.keys(steps) as Name[];
  const unknown = names.filter((name) => !all.some((step) => step === name));
  if (unknown.length > 0)
    throw new Error(`There is no step "${unknown.join('", "')}". The steps are: ${all.join(", ")}`);
  return names.length > 0 ? all.filter((step) => names.includes(step)) : all;
}

/**
 * Runs a step, unless it needs a step that has failed in this run or that was never run.
 *
 * @param results - the outcomes of the steps that have run before
 * @param run - starts a command and returns whether it succeeded
 * @returns the outcomes of the step's tests
 */
export async function runStep<Name extends string>(
  steps: Steps<Name>,
  name: Name,
  results: ReadonlyMap<Name, readonly Outcome[]>,
  run: (command: readonly string[]) => Promise<boolean>,
): Promise<Outcome[]> {
  const { command, needs = [], report } = steps[name];
  const failedStep = needs.find((step) => hasFailed(results.get(step) ?? []));
  if (failedStep) return [{ status: "skipped", reason: `${name}, because ${failedStep} failed` }];
  const missingStep = needs.find((step) => isMissing(steps[step].output));
  if (missingStep) {
    const advice = `Build first: npm test -- ${[...needs, name].join(" ")}`;
    console.error(`${name} needs the output of ${missingStep}, which does not exist. ${advice}`);
    return [{ status: "failed" }];
  }
  // If the test runner does not start, the report of an earlier run must not be counted.
  if (report) rmSync(report.file, { force: true });
  const didSucceed = await run(command);
  if (!report) return [{ status: didSucceed ? "passed" : "failed" }];
  const tests = existsSync(report.file) ? report.parse(readFileSync(report.file, "utf8")) : [];
  return completeOutcomes(tests, didSucceed);
}

function isMissing(output: string | undefined): boolean {
  return output !== undefined && !existsSync(output);
}
