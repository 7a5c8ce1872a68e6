import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { appendSources, makePublic, setValue } from "./edit-yaml";

const before = `flow: {kind: illustrative, value: Tin} # a guess
lines: {
  value: Tin, # with a lid
  kind: illustrative, # a guess
}
block:
  # in dollars
  value: 8.49   # a guess
  kind: illustrative # look again

list:
  - kind: "illustrative"
    value: >-
      Hinged
      tin
counted: { value: { number: 3, noun: reviews }, kind: illustrative }
marked: { value: 1, kind: illustrative } # a guess # look again
pair: { a: { value: 1, kind: illustrative }, b: { value: 2, kind: illustrative } } # look again
text:  'As it   is' # look again
`;

const after = `flow: {kind: public, sources: [shop], value: "40"} # a guess
lines: {
  value: "Tin, {big}: 40", # with a lid
  kind: public, sources: [shop], # a guess
}
block:
  # in dollars
  value: 9   # a guess
  kind: public
  sources: [shop]

list:
  - kind: public
    sources: [shop]
    value: "#000000"
counted: { value: { number: 12, noun: ratings }, kind: public, sources: [shop] }
marked: { value: 2, kind: public, sources: [shop] } # a guess
pair: { a: { value: 3, kind: public, sources: [shop] }, b: { value: 2, kind: illustrative } } # look again
text:  "no: 1" # look again
`;

const keys = "flow lines block list.0 counted marked pair.a";

test.each(["\n", "\r\n"])("values become public, and all other text stays as it is: %j", (eol) => {
  const result = parseDocument(after);
  let edited = before.replaceAll("\n", eol);
  for (const path of keys.split(" ").map((key) => key.split(".")))
    edited = makePublic(edited, path, result.getIn([...path, "value"]), "shop");
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
