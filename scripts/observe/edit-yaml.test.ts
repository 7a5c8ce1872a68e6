import { expect, test } from "vitest";
import { parse } from "yaml";
import { appendSources, replaceValue } from "./edit-yaml";

/** The form that a value has in the file, and the form that it gets. The value is a text where the old one is. */
const forms: [name: string, before: string, value: unknown, after: string][] = [
  [
    "a flow map",
    "price: { value: 8.49, kind: illustrative }",
    8.79,
    "price: { value: 8.79, kind: public, sources: [shop] }",
  ],
  [
    "with no spaces and a comment",
    "price: {value: 8.49, kind: illustrative} # guessed",
    8.79,
    "price: {value: 8.79, kind: public, sources: [shop]} # guessed",
  ],
  [
    "with the kind first",
    "price: { kind: illustrative, value: 8.49 }",
    9,
    "price: { kind: public, sources: [shop], value: 9 }",
  ],
  [
    "over several lines",
    "price: {\n  value: 8.49, # dollars\n  kind: illustrative, # guessed\n}",
    8.79,
    "price: {\n  value: 8.79, # dollars\n  kind: public, sources: [shop], # guessed\n}",
  ],
  [
    "a block map",
    "price:\n  # dollars\n  value: 8.49 # guessed\n  kind: illustrative # so far\n\n",
    8.79,
    "price:\n  # dollars\n  value: 8.79 # guessed\n  kind: public # so far\n  sources: [shop]\n\n",
  ],
  [
    "a block map with the kind first",
    "price:\n    kind: illustrative\n    value: 8.49\n",
    8.79,
    "price:\n    kind: public\n    sources: [shop]\n    value: 8.79\n",
  ],
  [
    "a plain text",
    "price: { value: Hinged tin, kind: illustrative }",
    "Box",
    "price: { value: Box, kind: public, sources: [shop] }",
  ],
  [
    "a text in quotes",
    'price: { value: "#d9485f", kind: "illustrative" }',
    "#000000",
    'price: { value: "#000000", kind: public, sources: [shop] }',
  ],
  [
    "a text that needs quotes",
    "price: { value: Tin, kind: illustrative }",
    "Tin, {big}: 40",
    'price: { value: "Tin, {big}: 40", kind: public, sources: [shop] }',
  ],
  [
    "a text that looks like a number",
    "price: { value: Tin, kind: illustrative }",
    "40",
    'price: { value: "40", kind: public, sources: [shop] }',
  ],
  [
    "a text over several lines",
    "price:\n  value: >-\n    Hinged\n    tin\n  # so far\n  kind: illustrative\n",
    "Box",
    "price:\n  value: Box\n  # so far\n  kind: public\n  sources: [shop]\n",
  ],
  [
    "a number with its noun",
    "price: { value: { number: 3, noun: reviews }, kind: illustrative }",
    { number: 12, noun: "ratings" },
    "price: { value: { number: 12, noun: ratings }, kind: public, sources: [shop] }",
  ],
];

test.each(forms)("%s keeps its style and comments", (_, before, value, after) => {
  const edited = replaceValue(before, ["price"], value, "shop");
  expect(edited).toBe(after);
  expect(parse(edited)).toEqual({ price: { value, kind: "public", sources: ["shop"] } });
  const windows = (text: string) => `\ufeff# top\r\n${text.replaceAll("\n", "\r\n")}`;
  expect(replaceValue(windows(before), ["price"], value, "shop")).toBe(windows(after));
});

test("several values of one file, in a list, leave all other lines as they are", () => {
  const text = `# Brands
- name: A   # the first
  color: { value: "#111111", kind: illustrative }
- name:  'B'
  color:
    value: "#222222"
    kind: illustrative
  note: >-
    Folded
    as it was.
`;
  const first = replaceValue(text, [0, "color"], "#aaaaaa", "x");
  expect(replaceValue(first, ["1", "color"], "#bbbbbb", "x")).toBe(
    text
      .replace('"#111111", kind: illustrative', '"#aaaaaa", kind: public, sources: [x]')
      .replace('"#222222"\n    kind: illustrative', '"#bbbbbb"\n    kind: public\n    sources: [x]'),
  );
});

const source = {
  id: "shop-1",
  publisher: "Shop: all of it",
  title: `${"Bandages ".repeat(30)}#1`,
  address: "https://shop.example/1?a=b#c",
  date: "2026-11-20",
  states: "The page showed [Heart with price $8.79](shop-1).",
};

test.each([
  ["- id: a\n  # last\n", "- id: a\n  # last\n", "\n", ""],
  ["- id: a", "- id: a\n", "\n", ""],
  ["# top\r\n  - id: a\r\n", "# top\r\n  - id: a\r\n", "\r\n", "  "],
])("sources come after %j", (text, start, eol, indent) => {
  const edited = appendSources(text, [source]);
  const lines = [
    "- id: shop-1",
    '  publisher: "Shop: all of it"',
    `  title: "${source.title}"`,
    '  address: "https://shop.example/1?a=b#c"',
    '  date: "2026-11-20"',
    "  role: secondary",
    "  states: >-",
    `    ${source.states}`,
  ];
  expect(edited).toBe(`${start}${lines.map((line) => indent + line + eol).join("")}`);
  expect(parse(edited)).toEqual([{ id: "a" }, { ...source, role: "secondary" }]);
});

test("no source changes nothing", () => {
  expect(appendSources("- id: a", [])).toBe("- id: a");
});
