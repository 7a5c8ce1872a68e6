import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";

// Facts and sentences of the report belong in content/, not in code.
const { report, products } = editionIn();
const names = [
  ...report.brands.map(({ name }) => name),
  ...products.flatMap(({ name, license }) => [name, license ?? name]),
];
const ignored = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^import [\s\S]*?;$/gmu;
/** A number in the text between tags, or in a literal between braces. */
const shown =
  />[^<>{}()=;&?|]*(?<![\w-])\d[^<>{}()=;&?|]*[<{]|\{\s*["'`][^"'`{}]*(?<![\w-])\d[^"'`{}]*["'`]\s*\}/gu;

/** The facts that a file states outside of comments and imports. */
function findFacts(source: string): string[] {
  const code = source.replaceAll(ignored, "");
  const lower = code.toLowerCase();
  const named = names.filter((name) => lower.includes(name.toLowerCase()));
  const numbers = source.includes("</") || source.includes("/>") ? (code.match(shown) ?? []) : [];
  return [...new Set([...named, ...(code.match(/\$\s?\d.{0,20}/gu) ?? []), ...numbers])];
}

test("no file of the app contains a fact", () => {
  const app = path.join(import.meta.dirname, "..");
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) expect(findFacts(readFileSync(path.join(app, file), "utf8")), file).toEqual([]);
});

// What states none, the files of the app show.
test.each([
  "const x = <p>{'the hot wheels brand'}</p>;",
  "const x = `about $" + "{y} Care Bears`;",
  "const x = <img alt='A Welly tin' />;",
  "const x = '$7-10';",
  "const x = <p>{'since 1956'}</p>;",
  "const x = <p>70% of them</p>;",
])("%s states a fact", (source) => {
  expect(findFacts(source)).toHaveLength(1);
});
