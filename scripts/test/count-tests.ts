export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Counts from the JSON report of Vitest or Playwright. A flaky test has failed; so has a runner that ran no test, or that ended
 * with an error but reports no failure, for example because a file does not load.
 */
export function countTests(report: string, endedWell: boolean): Tally {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report);
  const passed: number = numPassedTests ?? stats.expected;
  const failed: number = numFailedTests ?? stats.unexpected + stats.flaky;
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}
