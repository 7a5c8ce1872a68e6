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
])("parseProse parses %s", (source, expected) => {
  const { prose, problems } = parseProse(source);
  expect(problems).toEqual([]);
  expect(prose.nodes).toEqual(expected);
});

test("parseProse parses values, citations and text in one sentence", () => {
  const { nodes } = parseProse("Of {a} and {b|words}, [2 remain](x).{c}[d](y)").prose;
  expect(nodes.map(({ type }) => type).join(" ")).toBe("text value text value text cite text value cite");
});

const strayBrackets = ["{a", "a}", "[words](", "[words]", "words]", "{{a}}", "[a [b](c)](d)"];
test.each(strayBrackets)("parseProse reports the stray bracket in %s", (source) => {
  expect(problems(source)[0]).toMatch(/^a stray "[{}[\]]"; expected \{name\} or \[text\]\(source-id\)/u);
});

const malformedValues = ["{}", "{ }", "{|words}", "{a|words|plain}"];
test.each(malformedValues)("parseProse reports a missing name or an extra form in %s", (source) => {
  expect(problems(source)[0]).toContain(`"${source}"; expected {name}`);
});

test.each(["{a|word}", "{a|WORDS}"])("parseProse reports the unknown format in %s", (source) => {
  expect(problems(source)[0]).toContain("expected one of plain, words, Words, none");
});

const incompleteCitations = ["[](a)", "[ ](a)", "[words]()", "[words](a,)"];
test.each(incompleteCitations)("parseProse reports the missing part of the citation %s", (source) => {
  expect(problems(source)).toEqual([`"${source}"; expected [text](source-id)`]);
});

test("parseProse reports a value inside a citation, which would not be replaced", () => {
  expect(problems("[{a} boxes](b)")[0]).toContain("expected it outside the cited text");
});
