import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runScript } from "../tests/run-script";
import { type Outcome, parseVitestReport } from "./test-report";
import { chooseSteps, runStep, type Steps } from "./test-steps";

const passed: Outcome = { status: "passed" };
const failed: Outcome = { status: "failed" };

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), "test-steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates two steps in an empty folder: `built` reads what `build` writes, and its runner writes a report. */
function createSteps() {
  const folder = createFolder();
  const output = join(folder, "site");
  const report = join(folder, "report.json");
  const steps: Steps<"build" | "built"> = {
    build: { command: ["build.ts"], output },
    built: {
      command: ["runner.js", "built*"],
      needs: ["build"],
      report: { file: report, parse: parseVitestReport },
    },
  };
  const writeReport = (status: string) => {
    const assertionResults = [{ ancestorTitles: [], title: "title", status }];
    writeFileSync(report, JSON.stringify({ testResults: [{ status, assertionResults }] }));
  };
  return { steps, output, report, writeReport };
}

/** Creates a replacement for `run` that does some work and records the commands. */
const createRun = (didSucceed: boolean, work = () => {}) =>
  vi.fn(async (_command: readonly string[]) => {
    work();
    return didSucceed;
  });

test("chooses all steps, or the named ones in the order in which they run", () => {
  const { steps } = createSteps();
  expect(chooseSteps(steps, [])).toEqual(["build", "built"]);
  expect(chooseSteps(steps, ["built", "build"])).toEqual(["build", "built"]);
  expect(chooseSteps(steps, ["built"])).toEqual(["built"]);
});

test("lists the steps when a step does not exist", () => {
  const { steps } = createSteps();
  const message = 'There is no step "built*", "toString". The steps are: build, built';
  expect(() => chooseSteps(steps, ["built*", "build", "toString"])).toThrow(message);
});

test("counts a step without a report as one test", async () => {
  const { steps } = createSteps();
  const run = createRun(true);
  expect(await runStep(steps, "build", new Map(), run)).toEqual([passed]);
  expect(run.mock.calls).toEqual([[["build.ts"]]]);
  expect(await runStep(steps, "build", new Map(), createRun(false))).toEqual([failed]);
});

test("counts the tests of the report that the test runner writes", async () => {
  const { steps, output, writeReport } = createSteps();
  mkdirSync(output);
  writeReport("failed");
  const run = createRun(true, () => writeReport("passed"));
  expect(await runStep(steps, "built", new Map([["build", [passed]]]), run)).toEqual([passed]);
});

test.each([true, false])("ignores the report of an earlier run (runner succeeds: %s)", async (didSucceed) => {
  const { steps, output, report, writeReport } = createSteps();
  mkdirSync(output);
  writeReport("passed");
  expect(await runStep(steps, "built", new Map(), createRun(didSucceed))).toEqual([failed]);
  expect(existsSync(report)).toBe(false);
});

test("skips a step after a failed build, even if an earlier build exists", async () => {
  const { steps, output } = createSteps();
  mkdirSync(output);
  const run = createRun(true);
  const skipped = { status: "skipped", reason: "built, because build failed" };
  expect(await runStep(steps, "built", new Map([["build", [failed]]]), run)).toEqual([skipped]);
  expect(run).not.toHaveBeenCalled();
});

test("npm test counts a step without a build as one failure and says what to do", async () => {
  const settings = { DIST: join(createFolder(), "dist") };
  const { code, output } = await runScript("scripts/test.ts e2e", settings);
  expect(code).toBe(1);
  expect(output).toContain("e2e needs the output of build, which does not exist. Build first: npm test -- ");
  // Without the end of the text, because standard output and standard error arrive in any order.
  expect(output).toMatch(/^0 passed, 1 failed, 0 skipped$/m);
});
