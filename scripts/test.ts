import { join } from "node:path";
import { dist, findCommand, root, run, runCommand } from "./command";
import {
  formatSummary,
  hasFailed,
  type Outcome,
  parsePlaywrightReport,
  parseVitestReport,
} from "./test-report";
import { chooseSteps, runStep, type Steps } from "./test-steps";

type StepName = "types" | "lint" | "unit" | "build" | "editions" | "built" | "e2e";

const [tsc, biome] = [findCommand("typescript", "tsc"), findCommand("@biomejs/biome", "biome")];
const [vitest, playwright] = [findCommand("vitest"), findCommand("@playwright/test", "playwright")];
const vitestReport = { file: join(root, "reports/vitest.json"), parse: parseVitestReport };
const playwrightReport = { file: join(root, "reports/playwright.json"), parse: parsePlaywrightReport };

const steps: Steps<StepName> = {
  types: { command: [tsc, "--noEmit"] },
  lint: { command: [biome, "ci", "--error-on-warnings", "."] },
  unit: { command: [vitest, "run", "--project", "unit"], report: vitestReport },
  build: { command: ["scripts/build.ts"], output: join(dist, "index.html") },
  editions: { command: ["tests/editions/render-editions.ts"], output: join(root, "reports/editions") },
  built: {
    command: [vitest, "run", "--project", "built*"],
    report: vitestReport,
    needs: ["build", "editions"],
  },
  e2e: {
    command: [playwright, "test", "--project", "desktop", "phone"],
    report: playwrightReport,
    needs: ["build", "editions"],
  },
};

/** Runs all steps (`npm test`) or the named ones (`npm test -- unit e2e`). The last line counts the tests. */
await runCommand(async () => {
  const chosen = chooseSteps(steps, process.argv.slice(2));
  const results = new Map<StepName, Outcome[]>();

  async function runSteps(...names: StepName[]): Promise<void> {
    for (const name of names.filter((step) => chosen.includes(step))) {
      console.log(`\n== ${name}`);
      results.set(name, await runStep(steps, name, results, run));
    }
  }

  // The checks of the code and the builds do not depend on each other.
  await Promise.all([runSteps("types", "lint", "unit"), runSteps("build", "editions")]);
  await runSteps("built", "e2e");

  const outcomes = [...results.values()].flat();
  console.log(formatSummary(outcomes));
  process.exitCode = hasFailed(outcomes) ? 1 : 0;
});
