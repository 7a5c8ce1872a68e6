import { z } from "zod";

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts from Vitest's JSON report. A file that does not load reports no test, and counts as one failed. */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts from Playwright's JSON report. A flaky test has failed. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Adds a failure where a runner counts none but exits with an error, or ran no test. */
export function reconcile(tally: Tally, endedWell: boolean): Tally {
  const isSilent = tally.failed === 0 && (!endedWell || tally.passed === 0);
  return isSilent ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
