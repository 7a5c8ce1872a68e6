import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { appendSources, makePublic, setValue } from "./edit-yaml";

const before = `# top
flow: { value: 8.49, kind: illustrative }
tight: {value: Tin, kind: illustrative} # a guess
kindFirst: { kind: illustrative, value: Tin }
lines: {
  value: Tin, # of metal
  kind: illustrative, # a guess
}
block:
  # in dollars
  value: 8.49   # a guess
  kind: illustrative # so far

blockKindFirst:
    kind: "illustrative"
    value: "#d9485f"
folded:
  value: >-
    Hinged
    tin
  # so far
  kind: illustrative
counted: { value: { number: 3, noun: reviews }, kind: illustrative }
marked: { value: 1, kind: illustrative } # a guess # look again
markedBlock:
  value: 1
  kind: illustrative # look again
pair: { a: { value: 1, kind: illustrative }, b: { value: 2, kind: illustrative } } # look again
pairs: [{ a: { value: 1, kind: illustrative }, b: { value: 2, kind: illustrative } }] # look again
text:  'As it   is' # look again
`;

const after = `# top
flow: { value: 9, kind: public, sources: [shop] }
tight: {value: "Tin, {big}: 40", kind: public, sources: [shop]} # a guess
kindFirst: { kind: public, sources: [shop], value: "40" }
lines: {
  value: Box, # of metal
  kind: public, sources: [shop], # a guess
}
block:
  # in dollars
  value: 9   # a guess
  kind: public
  sources: [shop] # so far

blockKindFirst:
    kind: public
    sources: [shop]
    value: "#000000"
folded:
  value: Box
  # so far
  kind: public
  sources: [shop]
counted: { value: { number: 12, noun: ratings }, kind: public, sources: [shop] }
marked: { value: 2, kind: public, sources: [shop] } # a guess
markedBlock:
  value: 2
  kind: public
  sources: [shop]
pair: { a: { value: 3, kind: public, sources: [shop] }, b: { value: 2, kind: illustrative } } # look again
pairs: [{ a: { value: 3, kind: public, sources: [shop] }, b: { value: 4, kind: public, sources: [shop] } }]
text:  "no: 1" # look again
`;

/** Of the values that become public. */
const paths = [
  ...["flow", "tight", "kindFirst", "lines", "block", "blockKindFirst", "folded", "counted", "marked"].map(
    (key) => [key],
  ),
  ...[["markedBlock"], ["pair", "a"], ["pairs", 0, "a"], ["pairs", 0, "b"]],
];

test.each(["\n", "\r\n"])("values become public, and all other text stays as it is: %j", (eol) => {
  const result = parseDocument(after);
  const makeEach = (text: string, path: (string | number)[]) =>
    makePublic(text, path, result.getIn([...path, "value"]), "shop");
  const edited = paths.reduce(makeEach, before.replaceAll("\n", eol));
  expect(setValue(edited, ["text"], "no: 1")).toBe(after.replaceAll("\n", eol));
});

test.each([
  ["- id: a\n  # last\n", "\n", ""],
  ["- id: a", "\n", ""],
  ["# top\r\n  - id: a\r\n", "\r\n", "  "],
])("sources come after %j", (text, eol, indent) => {
  const source = { id: "b", title: `${"Bandages ".repeat(30)}: no. 1`, date: "2026-11-20" };
  const edited = appendSources(text, [source]);
  const lines = ["- id: b", `  title: "${source.title}"`, '  date: "2026-11-20"'];
  expect(edited).toBe(`${text.trimEnd()}${eol}${lines.map((line) => indent + line + eol).join("")}`);
  expect(parse(edited)).toEqual([{ id: "a" }, source]);
});
