import { expect, test } from "vitest";
import { countPlaywright, countVitest, reconcile, sum } from "./tally";

test("Vitest: a file that does not load counts as one failed", () => {
  const testResults = [
    { status: "passed", assertionResults: [{}, {}] },
    { status: "failed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test("Playwright: flaky tests and errors outside tests count as failed", () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{ message: "server" }] })).toEqual({ passed: 10, failed: 4 });
});

test("an unknown report format throws", () => {
  expect(() => countVitest({})).toThrow();
  expect(() => countPlaywright({ stats: {} })).toThrow();
});

test("a runner that exits with an error or runs no test has failed", () => {
  expect(reconcile({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
  expect(reconcile({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(reconcile({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  expect(reconcile({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
});

test("adds tallies up", () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
