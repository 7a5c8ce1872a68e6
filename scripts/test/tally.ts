import { z } from "zod";

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));

/** A flaky test has failed. */
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

const anyReport = z.union([vitestReport, playwrightReport]);

/**
 * Counts from the JSON report of Vitest or Playwright. A runner that counts no failure but exits with an error, because a
 * file does not load for instance, has failed; so has one that ran no test.
 */
export function countTests(report: string, endedWell: boolean): Tally {
  const { passed, failed } = anyReport.parse(JSON.parse(report));
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}
