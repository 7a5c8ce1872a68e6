import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readYaml } from "./read-yaml";

const root = mkdtempSync(path.join(tmpdir(), "yaml-"));

const schema = z.strictObject({
  a: z.string().optional(),
  b: z.union([z.number(), z.string()]).optional(),
  list: z.array(z.string()).optional(),
  pair: z.array(z.string()).min(2).optional(),
  count: z.int().positive().max(9).optional(),
  share: z.number().min(1).optional(),
  isNew: z.boolean().optional(),
  ground: z.literal("light").optional(),
  paper: z.enum(["A4", "Letter"]).optional(),
  texts: z.record(z.enum(["one", "other"]), z.string()).optional(),
  map: z
    .strictObject({ name: z.string(), kind: z.string().optional(), list: z.array(z.string()).optional() })
    .optional(),
});

/** Returns the first problem of a YAML file with its line and column. */
function findProblem(text: string): string | undefined {
  writeFileSync(path.join(root, "test.yaml"), text);
  const [problem] = readYaml(root, "test.yaml").parse(schema).problems;
  return problem && `${problem.line}:${problem.column} ${problem.message}`;
}

test.each([
  [
    "a non-breaking space as indentation",
    "map:\n\u00a0\u00a0name: x",
    "2:1 found a character that looks like a sp",
  ],
  [
    "a non-breaking space before an item",
    "list:\n  - x\n \u00a0- y",
    "3:2 found a character that looks like a sp",
  ],
  [
    "a non-breaking space after a colon",
    "b: 1\na:\u00a0x",
    "2:3 found a character that looks like a space after a",
  ],
  [
    "an invisible character before a key",
    "b: 1\n\u200ba: x",
    "2:1 found an invisible character before a key",
  ],
  [
    "an invisible character in braces",
    "map: {\u200ename: x}",
    "1:7 found an invisible character before a key",
  ],
  [
    "an invisible character in a key",
    "m\u200bap: { name: x }",
    'found the unknown key "m[U+200B]ap"; expected',
  ],
  ["a bullet before an item", "list:\n  • x\n  • y", "2:3 found a text that begins with"],
  [
    "a bullet without indentation",
    "list:\n• x\n• y\nb: 1",
    "2:1 found a line that begins with a bullet or a long",
  ],
  ["a dash before an item", "list:\n  – x\n  – y", "2:3 found a text that begins with"],
  ["a dash between items", "list:\n  - x\n  - – y", "3:5 found a text that begins with"],
  [
    "a conflict of Git",
    "b: 1\n<<<<<<< HEAD\na: x\n=======\na: y\n>>>>>>> main",
    '2:1 found "<<<<<<<", which Git',
  ],
  ["the end of a conflict", "b: 1\n=======\na: y", '2:1 found "=======", which Git'],
  [
    "a comma in braces",
    "map: { name: Procter & Gamble, Inc. }",
    '1:32 map.Inc.: found a comma, which begins "Inc."',
  ],
  [
    "a misspelled key in braces",
    "map: { name: x, knd: y }",
    '1:17 map.knd: found the unknown key "knd"; expected kind',
  ],
  ["curly quotes", "a: “One”", "1:4 found curly quotes around a text; expected straight quotes or none"],
  [
    "single curly quotes",
    "a: ‘One’",
    "1:4 found curly quotes around a text; expected straight quotes or none",
  ],
  [
    "curly quotes around a colon",
    "a: “One: two”",
    "found curly quotes around a text; expected straight quotes, as",
  ],
  ["an unclosed brace", "map: { name: x, kind: y\na: z\nb: 2", '1:6 found "{" without its "}"'],
  ["an unclosed brace before braces", "map: { name: x\nb: { c: 2 }", '1:6 found "{" without its "}"'],
  ["an unclosed brace at the end", "b: 1\nmap: { name: x", '2:6 found "{" without its "}"'],
  ["an unclosed brace in a list", "- { name: x\n- { name: y }", '1:3 found "{" without its "}"'],
  ["an unclosed bracket", "list: [x, y\nb: 2", '1:7 found "[" without its "]"'],
  ["a text wrapped without indentation", "a: one\ntwo\nb: 1", "2:1 found a line that is neither"],
  ["a wrapped text at the end", "b: 1\na: one\ntwo", "3:1 found a line that is neither"],
  ["an item wrapped without indentation", "list:\n  - one\ntwo\nb: 1", "3:1 found a line that is neither"],
  ["a first item without a dash", "list:\n  one\n  - two", '2:3 found the first item of a list without "- "'],
  ["an item further right", "list:\n  - one\n    - two", "3:5 found an item of a list further right"],
  ["no space after a dash", 'list:\n  -"x"\n  -"y"', '2:3 found no space after "-"'],
  ["no space after the second dash", 'list:\n  - "x"\n  -"y"', '3:1 found no space after "-"'],
  ["an unclosed text", 'a: "x\n  y', "found a text whose quotation mark is not closed"],
  [
    "an unclosed text in single quotes",
    "map: { name: 'x }",
    "found a text whose quotation mark is not closed",
  ],
  ["a missing comma in braces", 'map: { n{ame: "x" }', "1:9 found braces or brackets that are not closed"],
  ["a missing comma in brackets", "list: [a[, b]", "1:9 found braces or brackets that are not closed"],
  ["a colon in braces", "map: { name: x: y }", "1:14 found braces or brackets that are not closed"],
  [
    "a bracket without its end in braces",
    "map: { kind:[ y, list: [a] }\nb: 1",
    "1:28 found braces or brackets that are not closed",
  ],
  ["a tab before a text of several lines", "a: |\n\tx", "2:1 found a tab at the beginning of a line"],
  ["a tab within a text of several lines", "a: >-\n  x\n\ty", "3:1 found a tab at the beginning of a line"],
  ["a key further left", "map:\n   name: x\n  kind: y", "3:1 found a line that begins further left or right"],
  ["a reserved character", "a: @x", 'found a text that begins with "@"; put it in quotes'],
  [
    "a text instead of a list",
    "map: { name: x, list: y }",
    'found "y"; expected a list: [one, two], or each item',
  ],
  ["a list instead of a text", "a: [x]", "1:4 a: found fields or a list; expected a text"],
  ["a number instead of a text", "a: 5", "a: found 5; expected a text: put it in quotes"],
  ["a number in quotes", 'share: "5"', 'share: found "5"; expected a number without quotes'],
  ["a currency", "share: $8.49", 'share: found "$8.49"; expected only a number, such as 24 or 8.49'],
  ["a text instead of a number", "share: much", 'share: found "much"; expected a number'],
  ["a fraction", "count: 2.5", "count: found 2.5; expected a whole number"],
  ["a number that must be positive", "count: 0", "count: found 0; expected more than 0"],
  ["a number that is too large", "count: 10", "count: found 10; expected 9 or less"],
  ["a number that is too small", "share: 0", "share: found 0; expected 1 or more"],
  ["a text instead of true", "isNew: maybe", 'isNew: found "maybe"; expected true or false'],
  ["a text instead of the only one", "ground: dark", 'ground: found "dark"; expected "light"'],
  ["a text instead of one of two", "paper: A5", 'paper: found "A5"; expected one of "A4", "Letter"'],
  ["a list that is too short", "pair: [x]", "pair: expected 2 items or more"],
  [
    "a text instead of fields",
    "map: x",
    'map: found "x"; expected fields, as in { key: value, key: value }, with the keys name, kind, list',
  ],
  ["a missing field of a record", "texts: { one: x }", "texts.other: found nothing; expected a text"],
  [
    "no space after a colon in fields",
    "map: name:x",
    'map: found no space after a colon; expected "key: value"',
  ],
])("readYaml explains %s", (_, text, problem) => {
  expect(findProblem(text)).toContain(problem);
});

test.each([
  ["quotes within a text", "a: “One” and “two”"],
  ["curly quotes in straight quotes", 'a: "“One”"'],
  ["a byte order mark", "\ufeffa: x"],
  ["a dash in a folded text", "a: >-\n  one\n  – two"],
  ["a negative number", "b: -5"],
  ["braces over several lines", "map: {\n  name: x,\n  kind: y,\n}"],
])("readYaml accepts %s", (_, text) => {
  expect(findProblem(text)).toBeUndefined();
});
