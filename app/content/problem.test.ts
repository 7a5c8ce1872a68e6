import { expect, test } from "vitest";
import { ContentError } from "./problem";

test("problems are sorted by file, line and column, each once", () => {
  const problems = ["b 1 1 x", "a 10 1 x", "a 9 7 x", "a 9 3 x", "a 9 3 x", "a 9 3 y"].map((problem) => {
    const [file, line, column, message = ""] = problem.split(" ");
    return { file: `content/${file}.yaml`, line: Number(line), column: Number(column), message };
  });
  expect(new ContentError(problems).message).toBe(`The content has 5 problems:

  content/a.yaml:9:3  x
  content/a.yaml:9:3  y
  content/a.yaml:9:7  x
  content/a.yaml:10:1  x
  content/b.yaml:1:1  x
`);
});
