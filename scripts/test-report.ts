import { z } from "zod";

/** The result of one test, or of a step that consists of no tests. */
export type Outcome = { status: "passed" } | { status: "failed" } | { status: "skipped"; reason: string };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.enum(["passed", "failed"]),
      assertionResults: z.array(z.object({ status: z.string(), ancestorTitles: z.array(z.string()) })),
    }),
  ),
});

/**
 * Parses a report of Vitest's JSON reporter. Its reports contain no reasons for skipping, so the reason
 * is the title of the outermost `describe` block: `describe.skipIf(!hasNginx)("nginx is not installed", …)`.
 */
export function parseVitestReport(json: string): Outcome[] {
  const { testResults } = vitestReport.parse(JSON.parse(json));
  return testResults.flatMap(({ status, assertionResults }) => {
    const outcomes = assertionResults.map(toVitestOutcome);
    // A file can fail without a failed test: its import or a hook threw an error.
    const hasHiddenFailure = status === "failed" && !hasFailed(outcomes);
    return hasHiddenFailure ? [...outcomes, { status }] : outcomes;
  });
}

function toVitestOutcome(test: { status: string; ancestorTitles: string[] }): Outcome {
  switch (test.status) {
    case "passed":
      return { status: "passed" };
    case "skipped":
    case "todo":
      return { status: "skipped", reason: test.ancestorTitles[0] ?? "no reason given" };
    default:
      return { status: "failed" };
  }
}

const playwrightTest = z.object({
  status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
  expectedStatus: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(z.unknown()) });

/** Parses a report of Playwright's JSON reporter. A flaky test, which passed only after a retry, has failed. */
export function parsePlaywrightReport(json: string): Outcome[] {
  const { suites, errors } = playwrightReport.parse(JSON.parse(json));
  // Errors outside of tests, for example a file that cannot be imported.
  return [...suites.flatMap(listTests).map(toPlaywrightOutcome), ...errors.map(() => failed)];
}

const failed: Outcome = { status: "failed" };

function listTests({
  specs,
  suites = [],
}: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightTest>[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)];
}

function toPlaywrightOutcome({
  status,
  expectedStatus,
  annotations,
}: z.infer<typeof playwrightTest>): Outcome {
  if (status === "expected") return { status: "passed" };
  if (status !== "skipped") return failed;
  if (expectedStatus !== "skipped") return { status, reason: "did not run after an earlier failure" };
  const skip = annotations.find(({ type }) => type === "skip" || type === "fixme");
  return { status, reason: skip?.description ?? "no reason given" };
}

/**
 * Returns the outcomes of a step from those of its tests. Adds a failure if the test runner failed
 * although no test did, or if no test passed, so that an empty or broken run cannot look like success.
 */
export function completeOutcomes(tests: readonly Outcome[], didRunnerSucceed: boolean): Outcome[] {
  const hasPassed = tests.some(({ status }) => status === "passed");
  const isComplete = hasFailed(tests) || (didRunnerSucceed && hasPassed);
  return isComplete ? [...tests] : [...tests, failed];
}

/** Returns whether any of the outcomes is a failure. */
export function hasFailed(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ status }) => status === "failed");
}

/** Formats the summary of a run: a line per reason for skipping, then the line with the three counts. */
export function formatSummary(outcomes: readonly Outcome[]): string {
  const skips = new Map<string, number>();
  for (const outcome of outcomes)
    if (outcome.status === "skipped") skips.set(outcome.reason, (skips.get(outcome.reason) ?? 0) + 1);
  const count = (status: Outcome["status"]) => outcomes.filter((outcome) => outcome.status === status).length;
  return [
    ...[...skips].map(([reason, number]) => `${number} skipped: ${reason}`),
    `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
  ].join("\n");
}
