import { fileURLToPath } from "node:url";
import { type Step, steps } from "./test/steps";
import { sum, type Tally } from "./test/tally";

/** `npm test` runs every step but those marked `onlyByName`; `npm test -- unit e2e` runs the named ones. */
async function test(): Promise<boolean> {
  const chosen = chooseSteps(process.argv.slice(2));
  if (!chosen) return false;

  const root = fileURLToPath(new URL("..", import.meta.url));
  const results = new Map<string, Tally & { seconds: number }>();
  const runTimed = async (step: Step) => {
    const started = performance.now();
    const tally = await runStep(step, root, results);
    results.set(step.name, { ...tally, seconds: (performance.now() - started) / 1000 });
  };
  const beside: Promise<void>[] = [];
  for (const step of chosen) {
    const running = runTimed(step);
    if (step.isBeside) beside.push(running);
    else await running;
  }
  await Promise.all(beside);

  console.log("");
  for (const [name, { passed, failed, seconds }] of results) {
    const [outcome] = [failed && "failed ", passed && "passed "].filter(Boolean);
    console.log(
      `${outcome ?? "skipped"}  ${name} (${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s)`,
    );
  }
  console.log(`Took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
  const { passed, failed } = sum([...results.values()]);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

function chooseSteps(names: string[]): readonly Step[] | undefined {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0)
    return steps.filter(({ name, onlyByName }) => (names.length === 0 ? !onlyByName : names.includes(name)));
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
