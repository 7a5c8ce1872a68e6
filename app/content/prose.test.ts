import { describe, expect, test } from "vitest";
import { citedSources, findBareNumbers, matchNumberedWords, parseProse } from "./prose";

const nodes = (source: string) => {
  const { prose, problems } = parseProse(source);
  expect(problems).toEqual([]);
  return prose.nodes;
};
const problems = (source: string) => parseProse(source).problems;
const numbers = (source: string, known: string[] = []) =>
  findBareNumbers(parseProse(source).prose, matchNumberedWords(known));

describe("valid prose", () => {
  const value = { type: "value" };
  test.each<[source: string, nodes: unknown[]]>([
    ["", []],
    ["A heart, no less.", [{ type: "text", text: "A heart, no less." }]],
    ["{products.count}", [{ ...value, name: "products.count", format: "plain" }]],
    [
      "{ share.Hot Wheels.percent | Words }",
      [{ ...value, name: "share.Hot Wheels.percent", format: "Words" }],
    ],
    ["{a.count|carries|carry}", [{ type: "plural", name: "a.count", one: "carries", other: "carry" }]],
    ["[8 billion cars](a, b ,c)", [{ type: "cite", text: "8 billion cars", sources: ["a", "b", "c"] }]],
  ])("%s", (source, expected) => {
    expect(nodes(source)).toEqual(expected);
  });

  test("all of them in order", () => {
    const types = (source: string) =>
      nodes(source)
        .map(({ type }) => type)
        .join(" ");
    expect(types("Of {a} and {b|words}, [2 remain](x).")).toBe("text value text value text cite text");
    expect(types("{a}{b}[c](d)[e](f)")).toBe("value value cite cite");
  });

  test.each([
    "one of them",
    "The first, the second and a third",
    "tenth and sevenths",
    "often attend a tennis match",
    "weight, sixpence and someone",
    "(in round brackets) and *stars*",
  ])("words that resemble numbers: %s", (source) => {
    expect(numbers(source)).toEqual([]);
  });
});

describe("invalid prose", () => {
  const digits =
    "<3> sizes|about <1,234.5> sizes|sizes: <10>.|sizes <1>, 2|a<4>|<½> a strip|m<²>|<１０> strips|<١٢> strips|<Ⅻ> strips";

  test.each(digits.split("|"))("the digits in %j", (marked) => {
    const [, found] = /<(.*)>/u.exec(marked) ?? [];
    expect(numbers(marked.replaceAll(/[<>]/gu, ""))).toEqual([
      `found the bare number "${found}"; expected {a.derived.value} or [cited words](source-id)`,
    ]);
  });

  const numberWords =
    "four Ten TWELVE thirteen fifteen eighteen twenty forty eighty dozen dozens hundred hundreds millions billion";

  test.each(numberWords.split(" "))("the number word %s", (word) => {
    expect(numbers(`So ${word}, then.`)).toEqual([
      `found the bare number "${word}"; expected {a.derived.value|words} or [cited words](source-id)`,
    ]);
  });

  test("words of the edition with numbers, whole and alone", () => {
    const known = ["3M", "18/8 steel", "750 ml", "Steel (four layers)", "Welly"];
    expect(numbers("3M’s, of 18/8 steel: 750 ml. Steel (four layers), 3M.", known)).toEqual([]);
    for (const source of ["13M", "1.3M", "3Ms", "750 mls", "18/8", "four layers", "1,750 ml"])
      expect(numbers(source, known), source).toHaveLength(1);
  });

  const open = { "{a": "{", "a}": "}", "[words](": "[", "[words]": "[", "words]": "]", "{{a}}": "{" };
  test.each(Object.entries({ ...open, "[a [b](c)](d)": "[" }))(
    "an unclosed or nested bracket: %s",
    (source, stray) => {
      const message = `a stray "${stray}"; expected {name} or [words](source-id), closed and not nested`;
      expect(problems(source)[0]).toBe(message);
    },
  );

  test.each(["{}", "{ }", "{|words}", "{a|words|plain}"])("a value without a name: %s", (source) => {
    expect(problems(source)).toEqual([
      `"${source}"; expected {name}, {name|format} or {name|word for one|word for more}`,
    ]);
  });

  test.each(["{a|word}", "{a|}", "{a|WORDS}"])("an unknown format: %s", (source) => {
    const format = source.slice(3, -1);
    expect(problems(source)).toEqual([`the format "${format}"; expected one of plain, words, Words`]);
  });

  const halves = ["[](a)", "[ ](a)", "[words]()", "[words](a,)", "[words](,a)"];
  test.each(halves)("a citation without words or source: %s", (source) => {
    expect(problems(source)).toEqual([`"${source}"; expected [words](source-id)`]);
  });

  test("a derived value inside cited words, where it would not be replaced", () => {
    expect(problems("[{a} boxes](b)")).toEqual([
      'the derived value in "[{a} boxes](b)"; expected it outside of the cited words',
    ]);
  });
});

test("citedSources lists ids in order, each once", () => {
  expect(citedSources(parseProse("[a](x, y) {z} [b](y) [c](w)").prose)).toEqual(["x", "y", "w"]);
  expect(citedSources(parseProse("none").prose)).toEqual([]);
});
