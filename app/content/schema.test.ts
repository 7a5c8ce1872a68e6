import { describe, expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";

// Schemas. Each test breaks one value in a copy of the content.
const content = trialContent();

const problems = () => content.problems();

/** Test name | new YAML of a field, with ‸ at the expected position | expected message. */
const cases = String.raw`
a slug with a space | slug: ‸heart shaped | slug: found "heart shaped"; expected small letters and digits joined by single hyphens, for example hot-wheels-shaped
an id without quotes | id: ‸1 | id: found "1"; expected a text
an id with a leading zero | id: ‸"01" | id: found "01"; expected a whole number in quotes, for example "3"
a negative rating | rating: ‸-1 | rating.value: found "-1"; expected at least 0
a count that is a word | count: { value: ‸many, kind: illustrative } | count.value: found "many"; expected how many a pack holds, for example 24
a fractional count | count: { value: ‸24.5, kind: illustrative } | count.value: found "24.5"; expected how many a pack holds as a whole number, for example 24
a count of zero | count: { value: ‸0, kind: illustrative } | count.value: found "0"; expected at least 1
a price that is not a number | price: { value: ‸.nan, kind: illustrative } | price.value: found "NaN"; expected a number
a price with a dollar sign | price: ‸$8.49 | price.value: found "$8.49"; expected a number
an empty name | name: ‸" " | name: found an empty text; expected words
a missing name | name:‸ | name: found nothing; expected a text
an empty list | targetAudience: ‸[] | targetAudience: found a list of 0; expected at least 1
a list that is too short | features:\n  ‸- { text: A heart, kind: input } | features: found a list of 1; expected at least 2
a text instead of a list | features: ‸A heart | features: found "A heart"; expected a list
an unknown kind | packaging: { value: Tin, kind: ‸illustrativ } | packaging.kind: found the unknown word "illustrativ"; did you mean "illustrative"?
a public value without a source | packaging: { value: Tin, kind: ‸public } | packaging.kind: found kind public without sources; expected sources: [source-id]
an illustrative value with a source | packaging: { value: Tin, kind: illustrative, sources: ‸[openfda-welly] } | packaging.sources: found sources on a value of kind illustrative; expected kind: public
a value without kind but with a source | packaging: { value: Tin, sources: ‸[openfda-welly] } | packaging.sources: found sources on a value of kind input; expected kind: public
a public value with an empty list of sources | packaging: { value: Tin, kind: public, sources: ‸[] } | packaging.sources: found a list of 0; expected at least 1
an editorial value | packaging: { value: Tin, kind: ‸editorial } | packaging.kind: found the unknown word "editorial"; expected one of: input, public, illustrative
a theme with a kind | theme: ‸{ value: Hearts, kind: input } | theme: found named fields; expected a text
a public sentence without a citation | targetAudience:\n  - text: ‸Children\n    kind: public | targetAudience.0.text: found kind public without a citation; expected [words](source-id) in the text
an illustrative sentence with a citation | targetAudience:\n  - text: "[Children](openfda-welly)"\n    kind: ‸illustrative\n | targetAudience.0.kind: found kind illustrative on a sentence that cites a source; expected kind: public
an editorial sentence with a citation | targetAudience:\n  - text: "[Children](openfda-welly)"\n    kind: ‸editorial\n | targetAudience.0.kind: found kind editorial on a sentence that cites a source; expected kind: public
a sentence without a kind | targetAudience:\n  - ‸text: Children\n | targetAudience.0.kind: found nothing; expected one of: input, public, illustrative, editorial
a bare digit in prose | summary: ‸It comes in 3 sizes. | summary: found the bare number "3"; expected {a.derived.value} or [cited words](source-id)
a number word in prose | summary: ‸It comes in Three sizes. | summary: found the bare number "Three"; expected {a.derived.value|words} or [cited words](source-id)
a bare digit in the second paragraph | profile:\n  - One.\n  - ‸It comes in 3 sizes. | profile.1: found the bare number "3"; expected {a.derived.value} or [cited words](source-id)
`
  .trim()
  .split("\n")
  .map((line) => line.replaceAll("\\n", "\n").split(" | "));

test.each(cases)("%s", (_, marked = "", says = "") => {
  const [key = ""] = marked.split(":");
  content.set(heart, key, marked.replace("‸", ""));
  expect(problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

describe("keys", () => {
  test("missing: reported at the start of the parent", () => {
    content.set(heart, "summary", "");
    expect(problems()).toEqual([`content/${heart}:2:1  summary: found nothing; expected a text`]);
    content.set(heart, "picture", "picture:\n  shape: heart\n  pack: { form: tin, alt: A tin. }");
    expect(problems()).toContain(
      `${content.where(heart, "picture:\n  ‸shape")}  picture.alt: found nothing; expected a text`,
    );
  });

  test("misspelled: reported with a suggestion", () => {
    content.edit(heart, "\ntargetAudience:", "\ntargetAudiense:");
    expect(problems()).toEqual([
      `content/${heart}:2:1  targetAudience: found nothing; expected a list`,
      `${content.where(heart, "\n‸targetAudiense:")}  targetAudiense: found the unknown key "targetAudiense"; did you mean "targetAudience"?`,
    ]);
  });

  test("misspelled, of a value with a kind: suggested too", () => {
    content.edit(heart, "\npackaging:", "\npackagin:");
    expect(problems().join("\n")).toContain('found the unknown key "packagin"; did you mean "packaging"?');
  });

  test("unknown", () => {
    content.edit(heart, "\ntheme:", "\nwarranty: long\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸warranty")}  warranty: found the unknown key "warranty"; expected only the keys of the schema`,
    ]);
  });

  test("with a special meaning in JavaScript", () => {
    content.edit(heart, "\ntheme:", "\n__proto__: { name: x }\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸__proto__")}  found the key "__proto__"; expected a name without a meaning in JavaScript`,
    ]);
    content.edit(heart, "\n__proto__: { name: x }\n", "\nconstructor: x\n");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸constructor")}  constructor: found the unknown key "constructor"; expected only the keys of the schema`,
    ]);
  });

  test("written twice", () => {
    content.edit(heart, "\ntheme:", "\nbrand: Welly\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸brand: Welly")}  found the key "brand" a second time; expected each key once`,
    ]);
  });
});

describe("a color", () => {
  test.each(["red", "#fff", "#12345g", "d9485f"])("%s is invalid", (color) => {
    content.edit("brands.yaml", /color: \{ value: "[^"]+"/u, `color: { value: "${color}"`);
    expect(problems()).toEqual([
      `${content.where("brands.yaml", `value: ‸"${color}"`)}  0.color.value: found "${color}"; expected a color as # and six hex digits, for example #b8304a`,
    ]);
  });

  test("of a tier must be a badge color", () => {
    content.edit("tiers.yaml", "color: purple", "color: purpel");
    expect(problems()).toEqual([
      `${content.where("tiers.yaml", "color: ‸purpel")}  0.color: found the unknown word "purpel"; did you mean "purple"?`,
    ]);
  });
});

test("a tier with min above max", () => {
  content.edit("tiers.yaml", "min: 10\n  max: 15", "min: 15\n  max: 10");
  expect(problems()).toContain(
    `${content.where("tiers.yaml", "min: 15\n  max: ‸10")}  0.max: found "10"; expected max to be above min`,
  );
});

test.each([
  ["report.yaml", "version: one", "version", "expected a version such as 1.0.0"],
  [
    "report.yaml",
    'published: "2025-13-01"',
    "published",
    'expected a date in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"',
  ],
  ["sources.yaml", "address: http://a.example", "0.address", "expected an address that begins with https://"],
  [
    "sources.yaml",
    "address: javascript:alert(1)",
    "0.address",
    "expected an address that begins with https://",
  ],
])("in %s, %s", (file, yaml, field, expected) => {
  const [key = "", value = ""] = yaml.split(/: (.*)/u);
  content.edit(file, new RegExp(`${key}: .*`, "u"), yaml);
  expect(problems()).toEqual([
    `${content.where(file, `${key}: ‸${value}`)}  ${field}: found "${value.replaceAll('"', "")}"; ${expected}`,
  ]);
});

test.each("0000 0007 001b 007f 0085 061c 200b 200e 200f 2028 202e 2066 2069 feff".split(" "))(
  "the invisible character U+%s in a name",
  (code) => {
    content.set(heart, "name", `name: "Heart\\u${code} Bandages"`);
    expect(problems()).toEqual([
      `${content.where(heart, 'name: ‸"Heart')}  name: found an invisible control character; expected readable text`,
    ]);
  },
);

test("an invisible character without escape", () => {
  content.set(heart, "summary", "summary: A heart \u202eturned around.");
  expect(problems()).toEqual([
    `${content.where(heart, "summary: ‸A heart")}  summary: found an invisible control character; expected readable text`,
  ]);
});

test.each(["Café Ōsaka", "絆創膏", "’n’", "🩹"])("text in any language is valid: %s", (name) => {
  content.set(heart, "name", `name: "${name}"`);
  expect(problems()).toEqual([]);
});
