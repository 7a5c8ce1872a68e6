import { expect, test } from "vitest";
import { ContentError } from "./problem";

test("problems are sorted by file, line and column, each once", () => {
  const place = (file: string, line: number, column: number) => ({ file, line, column });
  const problems = [
    ...[place("content/b.yaml", 1, 1), place("content/a.yaml", 10, 1), place("content/a.yaml", 9, 7)],
    ...[place("content/a.yaml", 9, 3), place("content/a.yaml", 9, 3)],
  ].map((each) => ({ ...each, message: "x" }));
  problems.push({ ...place("content/a.yaml", 9, 3), message: "y" });
  expect(new ContentError(problems).message).toBe(`The content has 5 problems:

  content/a.yaml:9:3  x
  content/a.yaml:9:3  y
  content/a.yaml:9:7  x
  content/a.yaml:10:1  x
  content/b.yaml:1:1  x
`);
});
