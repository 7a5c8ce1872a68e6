import { fileURLToPath } from "node:url";
import { type Step, steps } from "./test/steps";
import { sum, type Tally } from "./test/tally";

/** `npm test` runs every step; `npm test -- unit e2e` runs the named ones. */
async function test(): Promise<boolean> {
  const chosen = chooseSteps(process.argv.slice(2));
  if (!chosen) return false;

  const root = fileURLToPath(new URL("..", import.meta.url));
  const results = new Map<string, Tally>();
  for (const step of chosen) results.set(step.name, await runStep(step, root, results));

  console.log("");
  for (const [name, { passed, failed }] of results) {
    console.log(`${failed ? "failed" : "passed"}  ${name} (${passed} passed, ${failed} failed)`);
  }
  const { passed, failed } = sum([...results.values()]);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

function chooseSteps(names: string[]): readonly Step[] | undefined {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0)
    return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  console.error(
    `There is no step "${unknown.join('", "')}". Steps: ${steps.map(({ name }) => name).join(", ")}.`,
  );
  return undefined;
}

async function runStep(step: Step, root: string, results: ReadonlyMap<string, Tally>): Promise<Tally> {
  console.log(`\n== ${step.name}`);
  if (step.needs !== undefined && results.get(step.needs)?.failed) {
    console.error(`Not run, because ${step.needs} failed.`);
    return { passed: 0, failed: 1 };
  }
  try {
    return await step.run(root);
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

process.exitCode = (await test()) ? 0 : 1;
