import { expect, test } from "vitest";
import { countTests } from "./count-tests";

const vitest = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests });

test.each([
  ["Vitest's tests", vitest(2, 3), false, { passed: 2, failed: 3 }],
  [
    "a flaky test as failed",
    { stats: { expected: 9, unexpected: 1, flaky: 2 } },
    true,
    { passed: 9, failed: 3 },
  ],
  ["a runner that exits with an error as failed", vitest(5, 0), false, { passed: 5, failed: 1 }],
  ["a runner that ran no test as failed", vitest(0, 0), true, { passed: 0, failed: 1 }],
])("counts %s", (_, report, endedWell, tally) => {
  expect(countTests(JSON.stringify(report), endedWell)).toEqual(tally);
});

test.each(["", "{}"])("the report %j throws", (report) => {
  expect(() => countTests(report, true)).toThrow();
});
