import { expect, test } from "vitest";
import { countTests } from "./tally";

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });

test("counts Vitest's tests", () => {
  expect(countTests(vitest(2, 0), true)).toEqual({ passed: 2, failed: 0 });
  expect(countTests(vitest(2, 3), false)).toEqual({ passed: 2, failed: 3 });
});

test("counts Playwright's tests; a flaky one has failed", () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countTests(JSON.stringify({ stats }), false)).toEqual({ passed: 10, failed: 3 });
});

test("a runner that exits with an error or runs no test has failed", () => {
  expect(countTests(vitest(5, 0), false)).toEqual({ passed: 5, failed: 1 });
  expect(countTests(vitest(0, 0), true)).toEqual({ passed: 0, failed: 1 });
});

test.each(["", "{}"])("the report %j throws", (report) => {
  expect(() => countTests(report, true)).toThrow();
});
