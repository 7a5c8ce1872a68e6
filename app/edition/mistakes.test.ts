import { expect, test } from "vitest";
import { animal, heart, trialContent } from "../../tests/trial-content";

// Schemas, and checks across files. Each test breaks one thing in a copy of the content.
const content = trialContent();

/** Rows of cells; \\n is a line break. */
function readCases(table: string): string[][] {
  const rows = table.trim().split("\n");
  return rows.map((row) => row.replaceAll("\\n", "\n").split(" | "));
}

test("the unchanged content has no problem", () => {
  expect(content.problems()).toEqual([]);
});

/** Test name | new YAML of a product's field, with ‸ at the expected position | expected message. */
const fields = String.raw`
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
an unknown derived value | summary: ‸"{this.prize}" | summary: found the unknown derived value "this.prize"; did you mean "this.price"?
`;

test.each(readCases(fields))("%s", (_, marked = "", says = "") => {
  content.set(heart, marked.split(":")[0] ?? "", marked.replace("‸", "").trimEnd());
  expect(content.problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

/** Test name | file | YAML to replace | new YAML, with ‸ | expected message. */
const edits = String.raw`
a misspelled brand group | brands.yaml | group: Welly | group: ‸Wely | 2.group: found the unknown brand "Wely"; did you mean "Welly"?
a finding that shows an unknown theme | home.yaml | shows: { group: BioSwiss } | shows: { theme: ‸Animal } | findings.cards.0.shows.theme: found the unknown theme "Animal"; did you mean "Animals"?
a finding that shows an unknown tier | home.yaml | shows: { group: BioSwiss } | shows: { tier: ‸Midd } | findings.cards.0.shows.tier: found the unknown tier "Midd"; did you mean "Mid"?
a finding that shows an unknown brand group | home.yaml | shows: { group: BioSwiss } | shows: { group: ‸BioSwis } | findings.cards.0.shows.group: found the unknown brand "BioSwis"; did you mean "BioSwiss"?
a row on quoting that cites nothing | methodology.yaml | cite: brand-share | cite: ‸brand-shar | use.rows.0.cite: found the unknown page, figure or product "brand-shar"; did you mean "brand-share"?
a gap's cell of an unknown theme | market.yaml | theme: Characters | theme: ‸Character | opportunities.items.0.cell.theme: found the unknown theme "Character"; did you mean "Characters"?
a gap's cell of an unknown tier | market.yaml | tier: Premium | tier: ‸Premum | opportunities.items.0.cell.tier: found the unknown tier "Premum"; did you mean "Premium"?
a misspelled brand in the advantages | market.yaml | brand: Welly | brand: ‸Wellly | advantages.brands.1.brand: found the unknown brand "Wellly"; did you mean "Welly"?
an unknown key | HEART | \ntheme: | \n‸warranty: long\ntheme: | warranty: found the unknown key "warranty"; expected only the keys of the schema
a key with a meaning in JavaScript | HEART | \ntheme: | \n‸__proto__: { name: x }\ntheme: | found the key "__proto__"; expected a name without a meaning in JavaScript
the key constructor | HEART | \ntheme: | \n‸constructor: x\ntheme: | constructor: found the unknown key "constructor"; expected only the keys of the schema
a key written twice | HEART | \ntheme: | \n‸brand: Welly\ntheme: | found the key "brand" a second time; expected each key once
a color that is a word | brands.yaml | value: "#d9485f" | value: ‸"red" | 0.color.value: found "red"; expected a color as # and six hex digits, for example #b8304a
a color of three digits | brands.yaml | value: "#d9485f" | value: ‸"#fff" | 0.color.value: found "#fff"; expected a color as # and six hex digits, for example #b8304a
a color without # | brands.yaml | value: "#d9485f" | value: ‸"d9485f" | 0.color.value: found "d9485f"; expected a color as # and six hex digits, for example #b8304a
a tier's color that no badge has | tiers.yaml | color: purple | color: ‸purpel | 0.color: found the unknown color "purpel"; did you mean "purple"?
a tier with min above max | tiers.yaml | max: 15 | max: ‸9 | 0.max: found "9"; expected max to be above min
a version that is a word | report.yaml | version: 1.1.0 | version: ‸one | version: found "one"; expected a version such as 1.0.0
a month that no year has | report.yaml | published: "2026-11-22" | published: ‸"2025-13-01" | published: found "2025-13-01"; expected a date in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"
an address that is a script | sources.yaml | address: https://sources.example/openfda-welly | address: ‸javascript:alert(1) | 1.address: found "javascript:alert(1)"; expected an address that begins with https:// or http://
a status without a sign | methodology.yaml | \n      status: Confirmed | \n      status: ‸Passed | results.rows.0.status: found "Passed"; expected Confirmed, Not confirmed, Open, or a sign beside it: check, cross, circle
an unknown derived value in any file | market.yaml | lead: "{leader.name} | lead: ‸"{share.BioSwis.percent} | lead: found the unknown derived value "share.BioSwis.percent"; did you mean "share.BioSwiss.percent"?
`;

test.each(readCases(edits))("%s", (_, name = "", found = "", marked = "", says = "") => {
  const file = name === "HEART" ? heart : name;
  content.edit(file, found, marked.replace("‸", ""));
  expect(content.problems()).toEqual([`${content.where(file, marked)}  ${says}`]);
});

test("a missing key is reported at the start of its parent, a misspelled one with a suggestion", () => {
  content.edit(heart, "\npackaging:", "\npackagin:");
  expect(content.problems()).toEqual([
    `content/${heart}:2:1  packaging.value: found nothing; expected a text`,
    `${content.where(heart, "\n‸packagin:")}  packagin: found the unknown key "packagin"; did you mean "packaging"?`,
  ]);
  content.edit(heart, "\npackagin:", "\npackaging:");
  content.set(heart, "picture", "picture:\n  shape: heart\n  pack: { form: tin, alt: A tin. }");
  const place = content.where(heart, "picture:\n  ‸shape");
  expect(content.problems()).toEqual([`${place}  picture.alt: found nothing; expected a text`]);
});

test.each([
  ["reviews", "rating: ‸4.4", "rating: found a rating without reviews; expected both or none"],
  ["rating", "reviews: ‸{", "reviews: found reviews without a rating; expected both or none"],
])("without %s", (key, marked, says) => {
  content.set(heart, key, "");
  expect(content.problems()).toEqual([`${content.where(heart, marked)}  ${says}`]);
});

const codes = "0000 0007 001b 007f 0085 061c 200b 200e 200f 2028 202e 2066 2069 feff".split(" ");
test.each([...codes.map((code) => `"Heart\\u${code} Bandages"`), "Heart \u202eBandages"])(
  "the invisible character in the name %j",
  (name) => {
    content.set(heart, "name", `name: ${name}`);
    const message = "name: found an invisible control character; expected readable text";
    expect(content.problems()).toEqual([`${content.where(heart, `name: ‸${name}`)}  ${message}`]);
  },
);

test.each([
  ...["Café Ōsaka", "絆創膏", "’n’", "🩹"].map((name) => `name: "${name}"`),
  "price: 7",
  "price: 10",
  "count: { value: 36, kind: public, sources: [openfda-welly] }",
  'summary: "{products.count } products"',
])("%s is valid: text in any language, a price at the edge of its tier, a public count, a space", (yaml) => {
  content.set(heart, yaml.split(":")[0] ?? "", yaml);
  expect(content.problems()).toEqual([]);
});

test("a fact: its name, a known one, and its unit once", () => {
  content.set("products.yaml", "intro", "intro: Words.\nfacts:\n  - { key: noise, label: Noise, unit: dB }");
  content.edit("data.yaml", /^columns:/mu, "columns:\n  noise: How much it takes away.");
  content.edit(heart, /^summary:/mu, "facts: { noise-r: 3, nois: 4, noise: 27 dB }\nsummary:");
  expect(content.problems()).toEqual([
    `${content.where(heart, "{ ‸noise-r")}  facts.noise-r: found the key "noise-r"; expected small letters, digits and underscores, for example net_weight`,
  ]);
  content.edit(heart, "noise-r: 3, ", "");
  expect(content.problems()).toEqual([
    expect.stringContaining('facts.nois: found the unknown fact "nois"; did you mean "noise"?'),
    expect.stringContaining('facts.noise: found "27 dB"; expected 27, because products.yaml has the unit'),
  ]);
});

test.each([
  [animal, "id", '"1"', heart, "id"],
  [animal, "slug", "bioswiss-heart-shaped", heart, "slug"],
  [animal, "name", "BioSwiss Heart-Shaped Bandages", heart, "name"],
  ["sources.yaml", "id", "openfda-welly", "sources.yaml", "source id"],
  ["brands.yaml", "name", "Welly", "brands.yaml", "brand"],
])("in %s a second %s %j is reported with the place of the first", (file, key, value, firstFile, what) => {
  const first = content.where(firstFile, `${key}: ‸${value}\n`).replace(/:\d+$/u, "");
  const seconds: Record<string, string> = {
    "sources.yaml": "id: sarasota-aso$",
    "brands.yaml": "name: MediBadge$",
  };
  content.edit(file, new RegExp(seconds[file] ?? `^${key}: .*$`, "mu"), `${key}: ${value} `);
  const message = `${key}: found "${value.replaceAll('"', "")}" a second time (first in ${first}); expected each ${what} once`;
  expect(content.problems()).toContainEqual(expect.stringContaining(message));
  expect(content.problems().join("\n")).toContain(content.where(file, `${key}: ‸${value} \n`));
});

test("a file without the names that it should have causes no problems in others", () => {
  content.write("brands.yaml", "- nam: BioSwiss\n");
  const lines = content.problems();
  expect(lines.filter((line) => !line.startsWith("content/brands.yaml:"))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});

const strange = ["toString", "__proto__", "constructor", "share", "share.", ".", "this.price"];
test.each(strange)("the derived value %j is unknown outside of a product's file", (name) => {
  content.set("products.yaml", "intro", `intro: "{${name}}"`);
  const message = `intro: found the unknown derived value "${name}"; `;
  expect(content.problems()).toEqual([expect.stringContaining(message)]);
});

test("unknown derived values are reported everywhere at once, those too that only other products have", () => {
  content.set("products.yaml", "intro", 'intro: "{one.x} and {one.y}"');
  content.set(heart, "summary", 'summary: "{this.licence}"');
  const found = content.problems().map((line) => /derived value "(.*?)"/u.exec(line)?.[1]);
  expect(found).toEqual(["one.x", "one.y", "this.licence"]);
});

test("a mistake in a field hides none that depends on other fields or files", () => {
  content.set(heart, "reviews", "");
  content.set(heart, "summary", 'summary: "The 3 of {share.Acme.percent}"');
  content.set(heart, "packaging", "packaging: [1]\nname: A\nname: B");
  content.set(animal, "brand", "brand: Acme");
  content.edit("brands.yaml", 'value: "#d9485f"', 'value: "red"');
  content.edit("tiers.yaml", /^ {2}note: .*\n(?: {4}.*\n)*/mu, "");
  content.set("home.yaml", "hero", "hero: { title: A, lead: B, picture: { alt: C, scenes: d } }");
  content.edit("sources.yaml", /^ {2}publisher: .*\n/mu, "");
  content.set(animal, "summary", 'summary: "{this.nme}, [as cited](openfda-wely)."');
  const found = content.problems().join("\n");
  const ofFields = [
    "a rating without reviews",
    'bare number "3"',
    'key "name" a second time',
    "expected a color",
  ];
  const missing = ["note: found nothing", "picture.scene: found nothing", "publisher: found nothing"];
  const unknown = ["unknown brand", 'unknown key "scenes"', 'unknown source "openfda-wely"'];
  for (const says of [...ofFields, ...missing, ...unknown]) expect(found).toContain(says);
});

test("a mistake in a sentence of a product hides none in sentences of other files", () => {
  content.set(heart, "summary", "summary: The 3");
  content.set("products.yaml", "intro", 'intro: "{share.Acme.percent}"');
  content.edit("methodology.yaml", "cite: brand-share", "cite: acme");
  const found = content.problems().join("\n");
  for (const says of ['bare number "3"', 'no brand group "Acme"', 'product "acme"'])
    expect(found).toContain(says);
});

test("a sentence on a product that left the list says so, wherever it is", () => {
  content.set("products.yaml", "intro", 'intro: "{product.bioswiss-animals.name} and {this.price}"');
  content.set(heart, "summary", 'summary: "{product.bioswiss-animals.price} {share.Acme Corp..percent}"');
  const gone = (name: string, what: string) =>
    `the derived value "${name}", but the edition has no ${what}; expected one that it has, or a sentence without it`;
  expect(content.problems().map((line) => line.replace(/^.* found /u, ""))).toEqual([
    gone("product.bioswiss-animals.name", 'product "bioswiss-animals"'),
    expect.stringContaining("this.price"),
    gone("product.bioswiss-animals.price", 'product "bioswiss-animals"'),
    gone("share.Acme Corp..percent", 'brand group "Acme Corp."'),
  ]);
});

test.each(["title", "alt"])("a figure with illustrative values must say so in its %s", (field) => {
  const figure = /^pack-counts:\n(?: .*\n)+/mu.exec(content.read("figures.yaml"))?.[0] ?? "";
  const key = new RegExp(`^  ${field}: (?:>-\\n(?: {4}.*\\n)+|.*\\n)`, "mu");
  content.edit("figures.yaml", figure, figure.replace(key, `  ${field}: A price for each\n`));
  expect(content.problems()).toEqual([
    `${content.where("figures.yaml", `  ${field}: ‸A price for each`)}  pack-counts.${field}: found no "illustrative"; expected the word, because the figure shows illustrative values`,
  ]);
});
