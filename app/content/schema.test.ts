import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { heart, problemLines, TrialContent } from "../../tests/trial-content";
import { readEdition } from "../edition/edition";

// What one value may be. Each test breaks one thing in a copy of the content.
let content: TrialContent;

beforeEach(() => {
  content = new TrialContent();
});

afterEach(() => content.remove());

function problems(): string[] {
  return problemLines(readEdition(content.root));
}

/** What is wrong | the field that is replaced, with ‸ where the problem is expected | what is said of it. */
const cases = String.raw`
a slug with a space | slug: ‸heart shaped | slug: found "heart shaped"; expected small letters and digits joined by single hyphens, for example hot-wheels-shaped
an id that is no number in quotes | id: ‸1 | id: found "1"; expected a text
an id that begins with a zero | id: ‸"01" | id: found "01"; expected a whole number in quotes, for example "3"
a rating above five | rating: ‸5.1 | rating.value: found "5.1"; expected at most 5
a rating below nought | rating: ‸-1 | rating.value: found "-1"; expected at least 0
a count that is a word | count: { value: ‸many, kind: illustrative } | count.value: found "many"; expected a number of bandages, for example 24
a count that is no whole number | count: { value: ‸24.5, kind: illustrative } | count.value: found "24.5"; expected a whole number of bandages, for example 24
a count of nothing | count: { value: ‸0, kind: illustrative } | count.value: found "0"; expected at least 1
a price that is no number | price: { value: ‸.nan, kind: illustrative } | price.value: found "NaN"; expected a number
a price with its sign | price: ‸$8.49 | price.value: found "$8.49"; expected a number
an empty name | name: ‸" " | name: found an empty text; expected words
a name left out after its colon | name:‸ | name: found nothing; expected a text
an empty list | targetAudience: ‸[] | targetAudience: found a list of 0; expected at least 1
too short a list | features:\n  ‸- { text: A heart, kind: brief } | features: found a list of 1; expected at least 2
a text where a list belongs | features: ‸A heart | features: found "A heart"; expected a list
a kind that there is not | theme: { value: Hearts, kind: ‸illustrativ } | theme.kind: found the unknown word "illustrativ"; did you mean "illustrative"?
a public value without a source | theme: { value: Hearts, kind: ‸public } | theme.kind: found kind public without sources; expected sources: [source-id]
an illustrative value with a source | theme: { value: Hearts, kind: illustrative, sources: ‸[openfda-welly] } | theme.sources: found sources on a value of kind illustrative; expected kind: public
a value of no kind with a source | theme: { value: Hearts, sources: ‸[openfda-welly] } | theme.sources: found sources on a value of kind brief; expected kind: public
a public value with an empty list of sources | theme: { value: Hearts, kind: public, sources: ‸[] } | theme.sources: found a list of 0; expected at least 1
a public sentence without a citation | targetAudience:\n  - text: ‸Children\n    kind: public | targetAudience.0.text: found kind public without a citation; expected [words](source-id) in the text
an illustrative sentence with a citation | targetAudience:\n  - text: "[Children](openfda-welly)"\n    kind: ‸illustrative\n | targetAudience.0.kind: found kind illustrative on a sentence that cites a source; expected kind: public
a sentence that does not say its kind | targetAudience:\n  - ‸text: Children\n | targetAudience.0.kind: found nothing; expected one of: brief, public, illustrative
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
  test("a missing one stands at the beginning of what lacks it", () => {
    content.set(heart, "summary", "");
    expect(problems()).toEqual([`content/${heart}:1:1  summary: found nothing; expected a text`]);
    content.set(heart, "picture", "picture:\n  alt: A heart.\n  pack: { form: tin, alt: A tin. }");
    expect(problems()).toContain(
      `${content.where(heart, "picture:\n  ‸alt")}  picture.shape: found nothing; expected a text`,
    );
  });

  test("a misspelt one is named with the one it was meant for", () => {
    content.edit(heart, "\ntargetAudience:", "\ntargetAudiense:");
    expect(problems()).toEqual([
      `content/${heart}:1:1  targetAudience: found nothing; expected a list`,
      `${content.where(heart, "\n‸targetAudiense:")}  targetAudiense: found the unknown key "targetAudiense"; did you mean "targetAudience"?`,
    ]);
  });

  test("one too many is named", () => {
    content.edit(heart, "\ntheme:", "\nwarranty: long\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸warranty")}  warranty: found the unknown key "warranty"; expected only the keys of the schema`,
    ]);
  });

  test("of the language itself are no fields", () => {
    content.edit(heart, "\ntheme:", "\n__proto__: { name: x }\nconstructor: x\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸__proto__")}  __proto__: found the unknown key "__proto__"; expected only the keys of the schema`,
      `${content.where(heart, "\n‸constructor")}  constructor: found the unknown key "constructor"; expected only the keys of the schema`,
    ]);
  });

  test("written twice are not merged in silence", () => {
    content.edit(heart, "\ntheme:", "\nbrand: Welly\ntheme:");
    expect(problems()).toEqual([
      `${content.where(heart, "\n‸brand: Welly")}  found the key "brand" a second time; expected each key once`,
    ]);
  });
});

describe("colour", () => {
  test.each(["red", "#fff", "#12345g", "d9485f"])("%s is no hex", (color) => {
    content.edit("brands.yaml", /color: \{ value: "[^"]+"/u, `color: { value: "${color}"`);
    expect(problems()).toEqual([
      `${content.where("brands.yaml", `value: ‸"${color}"`)}  0.color.value: found "${color}"; expected a colour as # and six hex digits, for example #b8304a`,
    ]);
  });

  test("of a tier is one of the badge's", () => {
    content.edit("tiers.yaml", "color: purple", "color: purpel");
    expect(problems()).toEqual([
      `${content.where("tiers.yaml", "color: ‸purpel")}  0.color: found the unknown word "purpel"; did you mean "purple"?`,
    ]);
  });
});

test("a tier whose ends are exchanged", () => {
  content.edit("tiers.yaml", "min: 10\n  max: 15", "min: 15\n  max: 10");
  expect(problems()).toContain(
    `${content.where("tiers.yaml", "min: 15\n  max: ‸10")}  0.max: found "10"; expected max to be above min`,
  );
});

test.each([
  ["report.yaml", /version: .*/u, "version: one", "version", "expected a version such as 1.0.0"],
  [
    "report.yaml",
    /published: .*/u,
    'published: "2025-13-01"',
    "published",
    'expected a date in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"',
  ],
  [
    "sources.yaml",
    /address: .*/u,
    "address: http://a.example",
    "0.address",
    "expected an address that begins with https://",
  ],
  [
    "sources.yaml",
    /address: .*/u,
    "address: javascript:alert(1)",
    "0.address",
    "expected an address that begins with https://",
  ],
])("in %s, %s → %s", (file, found, replacement, field, expected) => {
  content.edit(file, found, replacement);
  const value = replacement.slice(replacement.indexOf(":") + 2);
  expect(problems()).toEqual([
    `${content.where(file, replacement.replace(": ", ": ‸"))}  ${field}: found "${value.replaceAll('"', "")}"; ${expected}`,
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

test("an invisible character typed as itself is no better", () => {
  content.set(heart, "summary", "summary: A heart \u202eturned around.");
  expect(problems()).toEqual([
    `${content.where(heart, "summary: ‸A heart")}  summary: found an invisible control character; expected readable text`,
  ]);
});

test.each(["Café Ōsaka", "絆創膏", "’n’", "🩹"])("readable text of any language: %s", (name) => {
  content.set(heart, "name", `name: "${name}"`);
  expect(problems()).toEqual([]);
});
