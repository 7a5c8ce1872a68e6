import { expect, test } from "vitest";
import { parseProse } from "./prose";

const problems = (source: string) => parseProse(source).problems;

test.each<[source: string, nodes: unknown[]]>([
  ["A heart, no less.", [{ type: "text", text: "A heart, no less." }]],
  ["{products.count}", [{ type: "value", name: "products.count", format: "plain" }]],
  ["{ tier.Hot Wheels.x | Words }", [{ type: "value", name: "tier.Hot Wheels.x", format: "Words" }]],
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

const stray = ["{a", "a}", "[words](", "[words]", "words]", "{{a}}", "[a [b](c)](d)"];
test.each(stray)("a stray bracket: %s", (source) => {
  expect(problems(source)[0]).toMatch(/^a stray "[{}[\]]"; expected \{name\} or \[words\]\(source-id\)/u);
});

test.each(["{}", "{ }", "{|words}", "{a|words|plain}"])("no name, or a form too many: %s", (source) => {
  expect(problems(source)[0]).toContain(`"${source}"; expected {name}`);
});

test.each(["{a|word}", "{a|WORDS}"])("an unknown format: %s", (source) => {
  expect(problems(source)[0]).toContain("expected one of plain, words, Words, none");
});

test.each(["[](a)", "[ ](a)", "[words]()", "[words](a,)"])("a citation without a part: %s", (source) => {
  expect(problems(source)).toEqual([`"${source}"; expected [words](source-id)`]);
});

test("a value inside cited words, where nothing would replace it", () => {
  expect(problems("[{a} boxes](b)")[0]).toContain("expected it outside of the cited words");
});
