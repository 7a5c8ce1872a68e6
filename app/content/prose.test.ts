import { expect, test } from "vitest";
import { citedSources, findBareNumbers, matchNumberedWords, parseProse } from "./prose";

const problems = (source: string) => parseProse(source).problems;
const numbers = (source: string, known: string[] = []) =>
  findBareNumbers(parseProse(source).prose, matchNumberedWords(known));

test.each<[source: string, nodes: unknown[]]>([
  ["A heart, no less.", [{ type: "text", text: "A heart, no less." }]],
  ["{products.count}", [{ type: "value", name: "products.count", format: "plain" }]],
  [
    "{ share.Hot Wheels.percent | Words }",
    [{ type: "value", name: "share.Hot Wheels.percent", format: "Words" }],
  ],
  ["{tier.Value.products|none}", [{ type: "value", name: "tier.Value.products", format: "none" }]],
  ["{a.count|carries|carry}", [{ type: "plural", name: "a.count", one: "carries", other: "carry" }]],
  ["[8 billion cars](a, b ,c)", [{ type: "cite", text: "8 billion cars", sources: ["a", "b", "c"] }]],
])("%s", (source, expected) => {
  const { prose, problems } = parseProse(source);
  expect(problems).toEqual([]);
  expect(prose.nodes).toEqual(expected);
});

test("values, citations and words in one sentence", () => {
  const { nodes } = parseProse("Of {a} and {b|words}, [2 remain](x).{c}[d](y)").prose;
  expect(nodes.map(({ type }) => type).join(" ")).toBe("text value text value text cite text value cite");
});

test.each([
  "one of them",
  "The first, the second and a third",
  "tenth and sevenths",
  "often attend a tennis match",
  "weight, sixpence and someone",
])("words that resemble numbers: %s", (source) => {
  expect(numbers(source)).toEqual([]);
});

test.each("3|1,234.5|½|１０|١٢|Ⅻ".split("|"))("the digits %s", (digits) => {
  const found = `found the bare number "${digits}"; expected {a.derived.value} or [cited words](source-id)`;
  expect(numbers(`about ${digits} sizes`)).toEqual([found]);
});

test.each("four Ten TWELVE thirteen forty dozen hundreds million".split(" "))(
  "the number word %s",
  (word) => {
    const found = `found the bare number "${word}"; expected {a.derived.value|words} or [cited words](source-id)`;
    expect(numbers(`So ${word}, then.`)).toEqual([found]);
  },
);

test("names with numbers, whole and alone", () => {
  const known = ["3M", "18/8 steel", "750 ml", "Steel (four layers)", "Welly"];
  expect(numbers("3M’s, of 18/8 steel: 750 ml. Steel (four layers), 3M.", known)).toEqual([]);
  for (const source of ["13M", "1.3M", "3Ms", "750 mls", "18/8", "four layers", "1,750 ml"])
    expect(numbers(source, known), source).toHaveLength(1);
});

test.each(["{a", "a}", "[words](", "[words]", "words]", "{{a}}", "[a [b](c)](d)"])(
  "a stray bracket: %s",
  (source) => {
    expect(problems(source)[0]).toMatch(/^a stray "[{}[\]]"; expected \{name\} or \[words\]\(source-id\)/u);
  },
);

test.each(["{}", "{ }", "{|words}", "{a|words|plain}"])("a value without a name: %s", (source) => {
  expect(problems(source)[0]).toContain(`"${source}"; expected {name}`);
});

test.each(["{a|word}", "{a|WORDS}"])("an unknown format: %s", (source) => {
  expect(problems(source)[0]).toContain("expected one of plain, words, Words, none");
});

test.each(["[](a)", "[ ](a)", "[words]()", "[words](a,)"])(
  "a citation without words or source: %s",
  (source) => {
    expect(problems(source)).toEqual([`"${source}"; expected [words](source-id)`]);
  },
);

test("a value inside cited words, where nothing would replace it", () => {
  expect(problems("[{a} boxes](b)")[0]).toContain("expected it outside of the cited words");
});

test("citedSources lists ids in order, each once", () => {
  expect(citedSources(parseProse("[a](x, y) {z} [b](y) [c](w)").prose)).toEqual(["x", "y", "w"]);
});
