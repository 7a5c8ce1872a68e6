import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { animal, heart, problemLines, TrialContent } from "../../tests/trial-content";
import { readEdition } from "../edition/edition";

// What one file says of another. Each test breaks one thing in a copy of the content.
let content: TrialContent;

beforeEach(() => {
  content = new TrialContent();
});

afterEach(() => content.remove());

const problems = () => problemLines(readEdition(content.root));

test("the content as it is has no problem", () => {
  expect(problems()).toEqual([]);
});

/** What is wrong | the field of a product that is replaced, with ‸ where the problem is expected | what is said of it. */
const fields = `
a brand misspelt | brand: ‸BioSwis\n | brand: found the unknown brand "BioSwis"; did you mean "BioSwiss"?
a brand like none, so that all are offered | brand: ‸Acme Corporation | brand: found the unknown brand "Acme Corporation"; expected one of: BioSwiss, Welly, BAND-AID, MediBadge, Hot Wheels
a brand in other letters of case | brand: ‸bioswiss\n | brand: found the unknown brand "bioswiss"; did you mean "BioSwiss"?
a tier that there is not | marketTier: ‸Premum | marketTier: found the unknown tier "Premum"; did you mean "Premium"?
a price below its tier | price: { value: ‸6.99, kind: illustrative } | price: found 6.99; expected 7 to 10, the range of the tier Mid
a price above its tier | price: { value: ‸10.01, kind: illustrative } | price: found 10.01; expected 7 to 10, the range of the tier Mid
a price in its short form | price: ‸99 | price: found 99; expected 7 to 10, the range of the tier Mid
an illustrative count of one | count: { value: ‸1, kind: illustrative } | count: found 1 of kind illustrative; expected one of 24, 50, 100, the counts that the brief names
an illustrative count of another number | count: { value: ‸36, kind: illustrative } | count: found 36 of kind illustrative; expected one of 24, 50, 100, the counts that the brief names
a source misspelt on a value | packaging: { value: Tin, kind: public, sources: ‸[openfda-wely] } | packaging.sources: found the unknown source "openfda-wely"; did you mean "openfda-welly"?
a source misspelt beside one that is right | summary: ‸A heart, [cited](openfda-welly, sarasota-asso). | summary: found the unknown source "sarasota-asso"; did you mean "sarasota-aso"?
`;

test.each(readCases(fields))("%s", (_, marked = "", says = "") => {
  content.set(heart, marked.split(":")[0] ?? "", marked.replace("‸", "").trimEnd());
  expect(problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

/** What is wrong | file | what stands there | what takes its place, with ‸ | what is said of it. */
const edits = `
a brand group misspelt | brands.yaml | group: Welly | group: ‸Wely | group: found the unknown brand "Wely"; did you mean "Welly"?
a brand misspelt among the advantages | market.yaml | brand: Welly | brand: ‸Wellly | brand: found the unknown brand "Wellly"; did you mean "Welly"?
`;

test.each(readCases(edits))("%s", (_, file = "", found = "", marked = "", says = "") => {
  content.edit(file, found, marked.replace("‸", ""));
  expect(problems()).toEqual([`${content.where(file, marked)}  ${says}`]);
});

function readCases(table: string): string[][] {
  return table
    .trim()
    .split(/\n(?=[a-z])/)
    .map((line) => line.split(" | "));
}

test.each(["price: 7", "price: 10", "count: { value: 36, kind: public, sources: [openfda-welly] }"])(
  "%s is sound: an edge of its tier, or a count that a public source states",
  (yaml) => {
    content.set(heart, yaml.split(":")[0] ?? "", yaml);
    expect(problems()).toEqual([]);
  },
);

test.each([
  ["reviews", "rating: ‸4.4", "rating: found a rating without reviews; expected both or none"],
  ["rating", "reviews: ‸{", "reviews: found reviews without a rating; expected both or none"],
])("without %s", (key, marked, says) => {
  content.set(heart, key, "");
  expect(problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

test("a brand listed twice is named with the place of the first", () => {
  content.edit("brands.yaml", "name: MediBadge", "name: Welly");
  content.edit("brands.yaml", "group: MediBadge", "group: Welly");
  const first = content.where("brands.yaml", 'name: ‸Welly\n  group: Welly\n  color: { value: "#1f9aad"');
  expect(problemLines(readEdition(content.root))).toContainEqual(
    expect.stringContaining(
      `brand: found "Welly" a second time (first in ${first.replace(/:\d+$/u, "")}); expected each brand once`,
    ),
  );
});

describe.each([
  ["id", "1"],
  ["slug", "bioswiss-heart-shaped"],
  ["name", "BioSwiss Heart-Shaped Bandages"],
])("one %s on two products", (key, value) => {
  test("is named at the second, with the place of the first", () => {
    content.set(animal, key, `${key}: "${value}"`);
    const line =
      content
        .read(heart)
        .split("\n")
        .findIndex((text) => text.startsWith(`${key}:`)) + 1;
    expect(problems()).toEqual([
      `${content.where(animal, `${key}: ‸"${value}"\n`)}  ${key}: found "${value}" a second time (first in content/${heart}:${line}); expected each ${key} once`,
    ]);
  });
});

test("a source listed twice is named with the place of the first", () => {
  content.edit("sources.yaml", "- id: sarasota-aso", "- id: openfda-welly");
  expect(problemLines(readEdition(content.root))).toContainEqual(
    expect.stringMatching(
      /^content\/sources\.yaml:\d+:7 {2}source id: found "openfda-welly" a second time \(first in content\/sources\.yaml:\d+\); expected each source id once$/u,
    ),
  );
});

test("a file that does not parse causes no problem in the others", () => {
  content.write("brands.yaml", "- name: BioSwiss\n");
  const lines = problemLines(readEdition(content.root));
  expect(lines.filter((line) => !line.startsWith("content/brands.yaml:"))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
