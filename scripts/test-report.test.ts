import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { describe, expect, test } from "vitest";
import type { JsonAssertionResult, JsonTestResult } from "vitest/reporters";
import {
  completeOutcomes,
  formatSummary,
  type Outcome,
  parsePlaywrightReport,
  parseVitestReport,
} from "./test-report";

const passed: Outcome = { status: "passed" };
const failed: Outcome = { status: "failed" };
const skipped = (reason: string): Outcome => ({ status: "skipped", reason });

describe("a report of Vitest", () => {
  function createTest(
    status: JsonAssertionResult["status"],
    ...ancestorTitles: string[]
  ): JsonAssertionResult {
    const failureMessages = status === "failed" ? ["AssertionError: expected 1 to be 2"] : [];
    const names = { fullName: [...ancestorTitles, "title"].join(" "), title: "title" };
    return { ancestorTitles, ...names, status, failureMessages, meta: {}, tags: [] };
  }

  function createFile(assertionResults: JsonAssertionResult[], message = ""): JsonTestResult {
    const isFailed = message !== "" || assertionResults.some(({ status }) => status === "failed");
    const status = isFailed ? "failed" : "passed";
    return { name: "/folder/x.test.ts", status, message, startTime: 1, endTime: 2, assertionResults };
  }

  const parse = (...testResults: JsonTestResult[]) =>
    parseVitestReport(JSON.stringify({ numTotalTests: 1, success: true, testResults }));

  test("counts the tests of all files", () => {
    const file = createFile([createTest("passed"), createTest("failed", "group")]);
    expect(parse(file, createFile([createTest("passed")]))).toEqual([passed, failed, passed]);
    expect(parse()).toEqual([]);
  });

  test("takes the reason for skipping from the outermost describe block", () => {
    const tests = [createTest("skipped", "no nginx", "inner"), createTest("skipped"), createTest("todo")];
    const unexplained = skipped("no reason given");
    expect(parse(createFile(tests))).toEqual([skipped("no nginx"), unexplained, unexplained]);
  });

  test("counts a test that did not finish as failed", () => {
    expect(parse(createFile([createTest("passed"), createTest("pending")]))).toEqual([passed, failed]);
  });

  test("counts a file that cannot be imported as one failure", () => {
    expect(parse(createFile([], "Cannot find module './x'"))).toEqual([failed]);
  });

  test("counts a hook that throws an error as one failure beside the skipped tests", () => {
    const file = createFile([createTest("skipped", "group")], "Error in beforeAll");
    expect(parse(file, createFile([createTest("failed")]))).toEqual([skipped("group"), failed, failed]);
  });

  test("is rejected if it has another shape", () => {
    expect(() => parseVitestReport('{ "suites": [] }')).toThrow();
  });
});

describe("a report of Playwright", () => {
  function createTest(
    status: JSONReportTest["status"],
    { expectedStatus = "passed", annotations = [] }: Partial<JSONReportTest> = {},
  ): JSONReportTest {
    const project = { projectId: "desktop", projectName: "desktop" };
    return { timeout: 60_000, annotations, expectedStatus, ...project, results: [], status };
  }

  function createSpec(...tests: JSONReportTest[]): JSONReportSpec {
    return { title: "title", ok: true, tags: [], tests, id: "1", file: "x.spec.ts", line: 1, column: 1 };
  }

  function createSuite(specs: JSONReportSpec[], suites?: JSONReportSuite[]): JSONReportSuite {
    const suite = { title: "x.spec.ts", file: "x.spec.ts", line: 0, column: 0, specs };
    return suites ? { ...suite, suites } : suite;
  }

  const parse = (suites: JSONReportSuite[], errors: JSONReport["errors"] = []) =>
    parsePlaywrightReport(JSON.stringify({ suites, errors }));

  test("counts a test once per project, in nested suites too", () => {
    const inner = createSuite([createSpec(createTest("unexpected"))]);
    const outer = createSuite([createSpec(createTest("expected"), createTest("expected"))], [inner]);
    expect(parse([outer, inner])).toEqual([passed, passed, failed, failed]);
    expect(parse([])).toEqual([]);
  });

  test("counts a flaky test as failed and an expected failure as passed", () => {
    const tests = [createTest("flaky"), createTest("expected", { expectedStatus: "failed" })];
    expect(parse([createSuite([createSpec(...tests)])])).toEqual([failed, passed]);
  });

  test("takes the reason for skipping from its annotation", () => {
    const issue = { type: "issue", description: "https://example.com/1" };
    const tests = [
      [issue, { type: "skip", description: "no font" }],
      [{ type: "fixme", description: "broken" }],
      [{ type: "skip" }],
    ].map((annotations) => createTest("skipped", { expectedStatus: "skipped", annotations }));
    const reasons = [skipped("no font"), skipped("broken"), skipped("no reason given")];
    expect(parse([createSuite([createSpec(...tests)])])).toEqual(reasons);
  });

  test("says that a test did not run after an earlier failure", () => {
    const serial = { annotations: [{ type: "serial" }] };
    const spec = createSpec(createTest("unexpected", serial), createTest("skipped", serial));
    expect(parse([createSuite([spec])])).toEqual([failed, skipped("did not run after an earlier failure")]);
  });

  test("counts an error outside of tests as one failure", () => {
    expect(parse([], [{ message: "SyntaxError: x.spec.ts: Unexpected token" }])).toEqual([failed]);
  });
});

describe("the outcomes of a step", () => {
  test("are those of its tests", () => {
    expect(completeOutcomes([passed, skipped("no font")], true)).toEqual([passed, skipped("no font")]);
    expect(completeOutcomes([passed, failed], false)).toEqual([passed, failed]);
  });

  test("include a failure if the runner failed and no test did", () => {
    expect(completeOutcomes([passed], false)).toEqual([passed, failed]);
    expect(completeOutcomes([], false)).toEqual([failed]);
  });

  test("include a failure if no test passed", () => {
    expect(completeOutcomes([], true)).toEqual([failed]);
    expect(completeOutcomes([skipped("no font")], true)).toEqual([skipped("no font"), failed]);
  });
});

test("formats each reason for skipping, then the counts", () => {
  const outcomes = [skipped("no font"), passed, skipped("no nginx"), failed, skipped("no font"), passed];
  expect(formatSummary(outcomes)).toBe(
    "2 skipped: no font\n1 skipped: no nginx\n2 passed, 1 failed, 3 skipped",
  );
  expect(formatSummary([passed])).toBe("1 passed, 0 failed, 0 skipped");
});
