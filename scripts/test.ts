import { type Step, steps, type Tally } from "./test/steps";

// `npm test` runs every step but those marked `onlyByName`; `npm test -- unit e2e` runs the named ones.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const known = steps.map(({ name }) => name).join(", ");
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${known}.`);
  process.exit(1);
}

const results = new Map<string, Tally & { seconds: number }>();
const beside: Promise<void>[] = [];
for (const step of steps.filter((each) =>
  names.length > 0 ? names.includes(each.name) : !each.onlyByName,
)) {
  const running = runStep(step);
  if (step.isBeside) beside.push(running);
  else await running;
}
await Promise.all(beside);

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

async function runStep({ name, needs, run }: Step): Promise<void> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    if (needs !== undefined && results.get(needs)?.failed)
      throw new Error(`Not run, because ${needs} failed.`);
    tally = await run();
  } catch (error) {
    console.error((error as Error).message);
  }
  results.set(name, { ...tally, seconds: (performance.now() - started) / 1000 });
}
