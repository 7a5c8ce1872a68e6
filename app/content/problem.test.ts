import { expect, test } from "vitest";
import { formatProblems, parseProblems } from "./problem";

test("problems are sorted by file, line and column, each once", () => {
  const place = (file: string, line: number, column: number) => ({ file, line, column });
  const problems = [
    ...[place("content/b.yaml", 1, 1), place("content/a.yaml", 10, 1), place("content/a.yaml", 9, 7)],
    ...[place("content/a.yaml", 9, 3), place("content/a.yaml", 9, 3)],
  ].map((each) => ({ ...each, message: "x" }));
  problems.push({ ...place("content/a.yaml", 9, 3), message: "y" });
  expect(formatProblems(problems)).toBe(`The content has 5 problems:

  content/a.yaml:9:3  x
  content/a.yaml:9:3  y
  content/a.yaml:9:7  x
  content/a.yaml:10:1  x
  content/b.yaml:1:1  x
`);
});

test("the page of the development server finds the problems in an error's message", () => {
  const text = formatProblems([{ file: "a.yaml", line: 1, column: 1, message: "x" }]);
  expect(parseProblems(text)).toEqual({ heading: "The content has 1 problem:", lines: ["a.yaml:1:1  x"] });
  expect(parseProblems("x is not a function")).toBeUndefined();
});
