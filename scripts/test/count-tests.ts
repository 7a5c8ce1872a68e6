/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Counts from the JSON report of Vitest or Playwright; a flaky test has failed. A runner that counts no failure but exits
 * with an error, because a file does not load for instance, has failed; so has one that ran no test.
 */
export function countTests(report: string, endedWell: boolean): Tally {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report);
  const passed: number = numPassedTests ?? stats.expected;
  const failed: number = numFailedTests ?? stats.unexpected + stats.flaky;
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}
