import { expect, test } from "vitest";
import { ContentError } from "./problem";

test("problems are sorted by file, line and column, each once", () => {
  const position = (file: string, line: number, column: number) => ({ file, line, column });
  const problems = [
    ...[
      position("content/b.yaml", 1, 1),
      position("content/a.yaml", 10, 1),
      position("content/a.yaml", 9, 7),
    ],
    ...[position("content/a.yaml", 9, 3), position("content/a.yaml", 9, 3)],
  ].map((each) => ({ ...each, message: "x" }));
  problems.push({ ...position("content/a.yaml", 9, 3), message: "y" });
  expect(new ContentError(problems).message).toBe(`The content has 5 problems:

  content/a.yaml:9:3  x
  content/a.yaml:9:3  y
  content/a.yaml:9:7  x
  content/a.yaml:10:1  x
  content/b.yaml:1:1  x
`);
});
