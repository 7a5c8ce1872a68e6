import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { formatProblems } from "./problem";
import { readContent } from "./read-content";
import { readYaml } from "./read-yaml";
import { given, statement, withKind } from "./schema/statements";
import { label, prose, text } from "./schema/words";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));

/** Line, column and message of each problem. */
function read(
  yaml: string | Buffer,
  schema: z.ZodType = z.strictObject({ a: text, b: z.number().optional() }),
) {
  writeFileSync(path.join(folder, "test.yaml"), yaml);
  const { problems } = readYaml(folder, "test.yaml", schema);
  return formatProblems(problems).map((line) => line.replace(/^.*test\.yaml:/u, ""));
}

const value = z.strictObject({ a: withKind(z.number()) });

test.each<[yaml: string, problem: string, schema?: z.ZodType]>([
  ["a: one\nc: 2", '2:1  c: found the unknown key "c"'],
  ["b: 1", "1:1  a: found nothing; expected a text"],
  ["a: 5", "1:4  a: found 5; expected a text, in quotes if it is a number"],
  ["a: one\nb: two", '2:4  b: found "two"; expected a number'],
  ["a: one\na: two", "2:1  found a key a second time; delete one of the two"],
  ["a: one: two", "1:4  found bad YAML"],
  ["a: *x", "1:4  found a YAML alias"],
  ["a: one # two", '1:7  found "#" after a text'],
  ["<<<<<<< HEAD\na: one", "1:1  found bad YAML"],
  ["a: ''", "1:4  a: found an empty text; expected words"],
  ["a: A **bold** word", "1:4  a: found Markdown; expected plain words"],
  ["a: See www.shop.example", "1:4  a: found an address in a text; expected a citation"],
  ["a: A <b>bold</b> word", "1:4  a: found HTML; expected plain words"],
  ['a: "soft\u00adhyphen"', "1:4  a: found an invisible character"],
  [
    "a: Ten of them",
    '1:4  a: found "Ten of them"; expected words without a number',
    z.strictObject({ a: label }),
  ],
  ["a: Of {x", '1:4  a: found a stray "{"', z.strictObject({ a: prose })],
  ["a: 5", "1:4  a: found 5; expected { value: …, kind: … }", value],
  ["a: { value: 8,49, kind: illustrative }", '1:15  a.49: found the unknown key "49"', value],
  ["a: { value: 8, kind: public }", '1:22  a.kind: found "public"; expected one of "reported"', value],
  ["a: { value: 8, kind: sourced }", "1:22  a.kind: expected sources: [source-id] beside", value],
  ["a: { text: Seen, kind: sourced }", "1:24  a.kind: expected a citation", z.strictObject({ a: statement })],
  [
    "a: { text: '[b](c)', kind: editorial }",
    "1:28  a.kind: expected a citation",
    z.strictObject({ a: statement }),
  ],
])("%j", (yaml, problem, schema) => {
  expect(read(yaml, schema)[0]).toContain(problem);
});

test("every problem of a file, in its order", () => {
  expect(read("b: x\nc: 1\nd: 2").map((line) => line.split("  ")[0])).toEqual(["1:1", "1:4", "2:1", "3:1"]);
});

test("a file that is no text", () => {
  expect(read(Buffer.from([0x61, 0xff]))[0]).toContain("found invalid UTF-8");
});

test("a reported value needs no kind, and texts get composed letters and single blanks", () => {
  writeFileSync(path.join(folder, "test.yaml"), "a: 4.4\nb: cafe\u0301\u00a0 au lait");
  const { data } = readYaml(folder, "test.yaml", z.object({ a: given(z.number()), b: text }));
  expect(data).toEqual({ a: { value: 4.4, kind: "reported", sources: [] }, b: "café au lait" });
});

test("a folder without its files: each is named", () => {
  const { content, problems } = readContent(folder);
  expect(content).toBeUndefined();
  const lines = formatProblems(problems).join("\n");
  expect(lines).toMatch(/report\.yaml:1:1 {2}found no such file/u);
  expect(lines).toMatch(/products:1:1 {2}expected a file for each product/u);
});
