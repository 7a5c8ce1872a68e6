import { expect, test } from "vitest";
import { animal, heart, trialContent } from "../../tests/trial-content";

// Checks across files. Each test breaks one thing in a copy of the content.
const content = trialContent();

const problems = () => content.problems();

test("the unchanged content has no problem", () => {
  expect(problems()).toEqual([]);
});

/** Test name | new YAML of a product's field, with ‸ at the expected position | expected message. */
const fields = `
a misspelled brand | brand: ‸BioSwis\n | brand: found the unknown brand "BioSwis"; did you mean "BioSwiss"?
a brand unlike any other, so that all are listed | brand: ‸Acme Corporation | brand: found the unknown brand "Acme Corporation"; expected one of: BioSwiss, BAND-AID, Welly, MediBadge, Hot Wheels
a brand in lower case | brand: ‸bioswiss\n | brand: found the unknown brand "bioswiss"; did you mean "BioSwiss"?
an unknown tier | marketTier: ‸Premum | marketTier: found the unknown tier "Premum"; did you mean "Premium"?
a price below its tier | price: { value: ‸6.99, kind: illustrative } | price.value: found 6.99; expected 7 to 10, the range of the tier Mid
a price above its tier | price: { value: ‸10.01, kind: illustrative } | price.value: found 10.01; expected 7 to 10, the range of the tier Mid
a price in its short form | price: ‸99 | price.value: found 99; expected 7 to 10, the range of the tier Mid
a rating above the scale | rating: ‸5.1 | rating.value: found 5.1; expected 0 to 5, the scale of ratings in report.yaml
a price in parts of a cent | price: { value: ‸8.495, kind: illustrative } | price.value: found 8.495; expected at most 2 decimals, as USD has
a misspelled source of a value | packaging: { value: Tin, kind: public, sources: ‸[openfda-wely] } | packaging.sources: found the unknown source "openfda-wely"; did you mean "openfda-welly"?
a misspelled source beside a known one | summary: ‸A heart, [cited](openfda-welly, sarasota-asso). | summary: found the unknown source "sarasota-asso"; did you mean "sarasota-aso"?
`;

test.each(readCases(fields))("%s", (_, marked = "", says = "") => {
  content.set(heart, marked.split(":")[0] ?? "", marked.replace("‸", "").trimEnd());
  expect(problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

test("a fact: its name, a known one, and its unit once", () => {
  content.set("products.yaml", "intro", "intro: Words.\nfacts:\n  - { key: noise, label: Noise, unit: dB }");
  content.edit("data.yaml", /^columns:/mu, "columns:\n  noise: How much it takes away.");
  content.edit(heart, /^summary:/mu, "facts: { noise-r: 3, nois: 4, noise: 27 dB }\nsummary:");
  expect(problems()).toEqual([
    `${content.where(heart, "{ ‸noise-r")}  facts.noise-r: found the key "noise-r"; expected small letters, digits and underscores, for example net_weight`,
  ]);
  content.edit(heart, "noise-r: 3, ", "");
  expect(problems()).toEqual([
    expect.stringContaining('facts.nois: found the unknown fact "nois"; did you mean "noise"?'),
    expect.stringContaining('facts.noise: found "27 dB"; expected 27, because products.yaml has the unit'),
  ]);
});

/** Test name | file | YAML to replace | new YAML, with ‸ | expected message. */
const edits = `
a misspelled brand group | brands.yaml | group: Welly | group: ‸Wely | 2.group: found the unknown brand "Wely"; did you mean "Welly"?
a finding that shows an unknown theme | home.yaml | shows: { group: BioSwiss } | shows: { theme: ‸Animal } | findings.cards.0.shows.theme: found the unknown theme "Animal"; did you mean "Animals"?
a finding that shows an unknown tier | home.yaml | shows: { group: BioSwiss } | shows: { tier: ‸Midd } | findings.cards.0.shows.tier: found the unknown tier "Midd"; did you mean "Mid"?
a finding that shows an unknown brand group | home.yaml | shows: { group: BioSwiss } | shows: { group: ‸BioSwis } | findings.cards.0.shows.group: found the unknown brand "BioSwis"; did you mean "BioSwiss"?
a row on quoting that cites nothing | methodology.yaml | cite: brand-share | cite: ‸brand-shar | use.rows.0.cite: found the unknown page, figure or product "brand-shar"; did you mean "brand-share"?
a misspelled brand in the advantages | market.yaml | brand: Welly | brand: ‸Wellly | advantages.brands.1.brand: found the unknown brand "Wellly"; did you mean "Welly"?
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
  "%s is valid: at the edge of its tier, or a count from a public source",
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

test("a brand listed twice is reported with the place of the first", () => {
  content.edit("brands.yaml", "name: MediBadge", "name: Welly");
  content.edit("brands.yaml", "group: MediBadge", "group: Welly");
  const first = content.where("brands.yaml", 'name: ‸Welly\n  group: Welly\n  color: { value: "#1f9aad"');
  expect(problems()).toContainEqual(
    expect.stringContaining(
      `name: found "Welly" a second time (first in ${first.replace(/:\d+$/u, "")}); expected each brand once`,
    ),
  );
});

test.each([
  ["id", "1"],
  ["slug", "bioswiss-heart-shaped"],
  ["name", "BioSwiss Heart-Shaped Bandages"],
])("two products with one %s are reported with the place of the first", (key, value) => {
  content.set(animal, key, `${key}: "${value}"`);
  const first = content
    .read(heart)
    .split("\n")
    .findIndex((text) => text.startsWith(`${key}:`));
  expect(problems()).toEqual([
    `${content.where(animal, `${key}: ‸"${value}"\n`)}  ${key}: found "${value}" a second time (first in content/${heart}:${first + 1}); expected each ${key} once`,
  ]);
});

test("a source listed twice is reported with the place of the first", () => {
  content.edit("sources.yaml", "- id: sarasota-aso", "- id: openfda-welly");
  expect(problems()).toContainEqual(
    expect.stringMatching(
      /^content\/sources\.yaml:\d+:7 {2}\d+\.id: found "openfda-welly" a second time \(first in content\/sources\.yaml:\d+\); expected each source id once$/u,
    ),
  );
});

test("a file that does not parse causes no problems in others", () => {
  content.write("brands.yaml", "- name: BioSwiss\n");
  const lines = problems();
  expect(lines.filter((line) => !line.startsWith("content/brands.yaml:"))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
