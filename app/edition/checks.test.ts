import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { readEdition } from "./edition";

const content = trialContent();
const care = "products/02-care-bears-shaped.yaml";
const car = "products/04-hot-wheels-shaped.yaml";

type Row = [file: string, found: string | RegExp, marked: string, message: string];

// One line of the fixture is replaced; the problem is at the ‸, if there is one.
const rows: Row[] = [
  // Files and schemas.
  [heart, "theme: Hearts", 'theme: "Hearts‸', 'found bad YAML: Missing closing "quote'],
  [heart, "theme: Hearts", "theme: Hearts\n‸\ta: 1", "found bad YAML: Tabs are not allowed as indentation"],
  [heart, "theme: Hearts", "theme: Hearts\n‸theme: Bears", "found bad YAML: Map keys must be unique; here"],
  [
    heart,
    "theme: Hearts",
    "theme: ‸*Hearts*",
    "found a YAML alias; expected the value itself, or a text in quotes",
  ],
  [heart, /alt: .*/u, "alt: A heart‸ #1", 'found "#" after a text, where it begins a comment'],
  [heart, /alt: .*/u, "alt: A heart‸\n    #1", 'found "#" after a text, where it begins a comment'],
  [heart, /alt: .*/u, "alt: ‸Note: a heart", "found bad YAML: Nested mappings are not allowed in comp"],
  [heart, /alt: .*/u, "alt: {this.name} ‸is here", "found bad YAML: Unexpected scalar at node end; here or"],
  [heart, "  - { text: The theme", "    { text: The theme", 'begin each item of a list with "- "'],
  [heart, "theme: Hearts", "theme: Hearts\n‸---", "found bad YAML: Source contains multiple"],
  [
    heart,
    /alt: .*/u,
    "alt: ‸{a: b}",
    'picture.alt: found {"a":"b"}; expected a text: put words after { or [ in quotes',
  ],
  [heart, 'id: "1"', "id: ‸1", 'id: found 1; expected a text: write "1", in quotes'],
  [heart, "value: 8.49", "value: 8,‸49", 'price.49: found the unknown key "49"; write a'],
  [heart, /price: .*/u, "price: ‸8,49", 'price.value: found "8,49"; expected a number: write 8.49'],
  [heart, "name: BioSwiss", "‸nam: BioSwiss", 'nam: found the unknown key "nam"; did you mean "name"?'],
  [heart, "theme: Hearts", "theme: ‸[Hearts]", 'theme: found ["Hearts"]; expected a text'],
  [heart, "features:", "features: ‸{}\nx:", 'features: found {}; expected array: begin each item with "- "'],
  [heart, "theme: Hearts", 'theme: ‸""', "theme: found an empty text; expected words"],
  [
    heart,
    "theme: Hearts",
    'theme: ‸"Heart\\u200bs"',
    "theme: found an invisible control character; expected readable text",
  ],
  [
    heart,
    "slug: bioswiss-heart-shaped",
    "slug: ‸Bio Swiss",
    'slug: found "Bio Swiss"; expected small letters and digits joined by single hyphens, for example hot-wheels-shaped',
  ],
  [heart, "count: { value: 50", "count: { value: ‸5.5", "count.value: found 5.5; expected a whole number"],
  [heart, "value: 8.49", "value: ‸8.499", "price.value: found 8.499; expected at most two decimals"],
  [heart, "rating: 4.4", "rating: ‸5.4", "rating.value: Too big: expected number to be <=5"],
  [
    heart,
    "rating: 4.4\nreviews: ",
    "reviews: ‸",
    "reviews: found reviews without a rating; expected both or none",
  ],
  [
    heart,
    "kind: illustrative",
    "kind: ‸ilustrative",
    'count.kind: found the unknown word "ilustrative"; did you mean "illustrative"?',
  ],
  [
    heart,
    "Hinged tin, kind: illustrative",
    "Hinged tin, kind: ‸public",
    "packaging.kind: found kind public without sources; expected sources: [source-id]",
  ],
  [
    care,
    "kind: public",
    "kind: ‸input",
    "features.1.kind: found kind input on a sentence that cites a source; expected kind: public",
  ],
  [
    heart,
    "- { text: The theme hearts, kind: input",
    "- { text: ‸The theme hearts, kind: public",
    "features.0.text: found kind public without a citation; expected [words](source-id) in the text",
  ],
  [
    "products.yaml",
    "intro: Filter",
    "intro: ‸Filter {a",
    'intro: found a stray "{"; expected {name} or [words](source-id), closed and not nested',
  ],
  ["tiers.yaml", "max: 10", "max: ‸6", "1.max: expected max to be above min"],
  [
    "brands.yaml",
    '"#1f9aad"',
    "‸red",
    '1.color.value: found "red"; expected a color as # and six hex digits, for example #b8304a',
  ],
  [
    "data.yaml",
    "address: Address.",
    "‸Address: Address.",
    'columns.Address: found "Address"; expected small letters, digits and underscores, for example price_usd',
  ],
  [
    "changes.yaml",
    "type: revision",
    "type: ‸correction",
    "0.type: found a correction without was or now; expected both, the old and the new value",
  ],
  [
    "changes.yaml",
    'date: "2026-11-22"',
    'date: ‸"2026-11"',
    '0.date: found "2026-11"; expected a date in quotes as "YYYY-MM-DD"',
  ],
  ["changes.yaml", '"2026-11-22"', '‸"2026-02-29"', '0.date: found "2026-02-29"; expected a date'],
  ["report.yaml", '"2026-11-22"', '‸"2026-02-31"', 'published: found "2026-02-31"; expected a date'],
  ["report.yaml", '"2026-11-18"', '‸"2026-12"', "sourcesChecked: found 2026-12; expected a date"],
  ["tiers.yaml", "max: 10,", "max: ‸11,", "1.max: found 11 above 10, where the tier before"],
  ["report.yaml", "https://shaped-bandage-report.example", "‸https://x.example/", "address: found"],
  // References between files.
  ["sources.yaml", /"2024-09-24"/u, '‸"2099"', "2.date: found 2099; expected a date up to 2026-11-18"],
  ["changes.yaml", '"2026-11-20"', '‸"2026-11-23"', "1.date: found 2026-11-23; expected a date up to"],
  [car, "theme: Vehicles", 'theme: ‸" animals "', 'theme: found the unknown theme "animals"; did you'],
  ["market.yaml", "license: Hot Wheels", "license: ‸Hot Wheel", "gallery.owners.1.license: found the unk"],
  [car, "license: Hot Wheels", "license: ‸care  bears", 'license.value: found the unknown license "care b'],
  [car, "name: Hot Wheels", "name: ‸care bears", 'name: found "care bears Shaped Bandages" a second time'],
  [care, "slug: care-bears-shaped", "slug: ‸index", 'slug: found "index", the name of a part of the site'],
  [
    care,
    "value: 7.99",
    "value: ‸17.99",
    "price.value: found 17.99; expected 7 to 10, the range of the tier Mid",
  ],
  [
    care,
    "slug: care-bears-shaped",
    "slug: ‸bioswiss-heart-shaped",
    `slug: found "bioswiss-heart-shaped" a second time (first in content/${heart}:3); expected each slug once`,
  ],
  [
    care,
    "slug: care-bears-shaped",
    "slug: ‸methodology",
    'slug: found "methodology", the name of a part of the site; expected another, for example methodology-product',
  ],
  [
    care,
    "- Characters [introduced in 1982](bugg",
    "- ‸Characters [introduced in 1982](bug",
    'profile.1: found the unknown source "bug-care-bears"; did you mean "bugg-care-bears"?',
  ],
  [
    "home.yaml",
    "shows: { theme: Hearts }",
    "shows: { theme: ‸Heart }",
    'findings.cards.3.shows.theme: found the unknown theme "Heart"; did you mean "Hearts"?',
  ],
  [
    "home.yaml",
    "scene: hero",
    "scene: ‸heroe",
    'hero.picture.scene: found the unknown scene "heroe"; did you mean "hero"?',
  ],
  [
    "figures.yaml",
    /^price-tiers:/mu,
    "‸price-tier:",
    'price-tier: found the unknown figure "price-tier"; did you mean "price-tiers"?',
  ],
  [
    "methodology.yaml",
    "cite: brand-share",
    "cite: ‸brand-shares",
    'use.rows.0.cite: found the unknown page, figure or product "brand-shares"; did you mean "brand-share"?',
  ],
  [
    "methodology.yaml",
    /what: Rating, answer: caveat/u,
    "what: Rating, answer: quote, id: ‸share, base: all, caveat: few",
    'use.rows.1.id: found "share" a second time',
  ],
  [
    "methodology.yaml",
    'answer: quote\n      id: share\n      wording: "“{leader.percent}',
    'answer: ‸quote\n      id: share\n      wording: "“{decorated.percent}',
    "use.rows.0.answer: found an illustrative value in a number to quote as a fact",
  ],
  [
    "site.yaml",
    "  compare:",
    "  ‸comparison:",
    'pages.comparison: found the unknown page "comparison"; see the list of pages',
  ],
  [
    "data.yaml",
    "  trends: {",
    "  ‸trend: {",
    'tables.trend: found the unknown table "trend"; did you mean "trends"?',
  ],
  [
    "data.yaml",
    "area: Area.",
    "‸aree: Area.",
    'columns.aree: found the unknown column "aree"; did you mean "area"?',
  ],
  [
    "changes.yaml",
    "[brand-share,",
    "[‸brand-shar,",
    '0.figures.0: found the unknown figure "brand-shar"; did you mean "brand-share"?',
  ],
  [
    "changes.yaml",
    'version: "1.0.0"',
    'version: ‸"1.1.0"',
    "1.version: found 1.1.0 below 1.1.0; expected the newest version first and each version once",
  ],
  [
    heart,
    "  shape: heart",
    "  shape: heart\n  file: ‸heart.jpg",
    'picture.file: found the unknown picture "heart.jpg"; expected none',
  ],
  // Sentences.
  [
    "products.yaml",
    "intro: Filter",
    "intro: ‸Filter {products.count|1 a|b}",
    'intro: found the bare number "1"',
  ],
  [
    "home.yaml",
    "figureId: brand-share",
    "figureId: ‸brand",
    "findings.cards.0.figureId: found the unknown figure",
  ],
  ["home.yaml", "{ tier: Premium }", "‸{ tier: Value }", "findings.cards.1.shows: found no product; exp"],
  [
    "products.yaml",
    "intro: Filter",
    "intro: ‸Filter 3",
    'intro: found the bare number "3"; expected {a.derived.value} or [cited words](source-id)',
  ],
  [
    "products.yaml",
    "intro: Filter",
    "intro: ‸Filter {leader.nmae}",
    'intro: found the unknown derived value "leader.nmae"; did you mean "leader.name"?',
  ],
  [
    heart,
    'summary: "One of {products.count|words} products, in the {this.tier}',
    'summary: ‸"One of {products.count|words} products, in the {this.tear}',
    'summary: found the unknown derived value "this.tear"; did you mean "this.tier"?',
  ],
  [
    "figures.yaml",
    'title: "An illustrative {decorated.percent}',
    'title: ‸"The {decorated.percent}',
    'decorated-share.title: found no "illustrative"; expected the word, because the figure shows illustrative values',
  ],
  [
    "figures.yaml",
    "the last has an illustrative {",
    "the last has {",
    'decorated-share.alt: found no "illustrative"; expected the word, because the figure shows illustrative values',
  ],
];

test.each(rows)("%s with %s replaced by %s", (file, found, marked, message) => {
  const position = content.edit(file, found, marked);
  expect(content.problems().join("\n")).toContain(marked.includes("‸") ? `${position}  ${message}` : message);
});

test.each<Row>([
  [
    "sources.yaml",
    /^/u,
    "- { id: ‸uncited, publisher: A, title: B, role: primary, states: C }\n",
    "0.id: found",
  ],
  ["figures.yaml", 'alt: "Rows', 'alt: ‸"Illustrative rows', "brand-share.alt: found “illustrative”, but no"],
  [
    care,
    "additionalInfo: [",
    "additionalInfo: [{ text: Soft, kind: ‸illustrative }, ",
    "additionalInfo.0.kind: found “",
  ],
])("a warning of %s with %s replaced by %s", (file, found, marked, message) => {
  expect(content.warnings()).toEqual([]);
  const position = content.edit(file, found, marked);
  expect(content.warnings().join("\n")).toContain(`${position}  ${message}`);
});

test("a round lists all its problems by position, and the next waits for it", () => {
  content.edit("products.yaml", "intro: Filter", "intro: Filter 3");
  const tier = content.edit(care, "marketTier: Mid", "marketTier: ‸Midd");
  const brand = content.edit(heart, "brand: BioSwiss", "brand: ‸Biosvis");
  expect(content.problems()).toEqual([
    `${brand}  brand: found the unknown brand "Biosvis"; did you mean "BioSwiss"?`,
    `${tier}  marketTier: found the unknown tier "Midd"; did you mean "Mid"?`,
  ]);
  content.write("prodcuts.yaml", "");
  content.write("products/notes.txt", "");
  for (const allowed of ["notes.md", ".hidden"]) content.write(allowed, "");
  rmSync(content.path("market.yaml"));
  content.write("home.yaml", new Uint8Array([0xe9]));
  expect(content.problems()).toEqual([
    "content/home.yaml:1:1  found invalid UTF-8; expected a text file saved as UTF-8",
    "content/market.yaml:1:1  found no such file; expected it beside the others",
    'content/prodcuts.yaml:1:1  found the unknown file "prodcuts.yaml"; did you mean "products.yaml"?',
    "content/products/notes.txt:1:1  expected a product in a file that ends in .yaml",
  ]);
});

test("a folder without products, and one that does not exist, are named", () => {
  rmSync(content.path("products"), { recursive: true });
  expect(content.problems()).toEqual(["content/products:1:1  expected one YAML file for each product"]);
  const root = content.path("nowhere");
  expect(() => readEdition(root)).toThrow(`found no folder ${root}`);
});

test("an edition has words for the pages, figures and columns that it uses, and may have more", () => {
  content.edit("site.yaml", /^ {2}data: .*\n/mu, "");
  content.edit("figures.yaml", /^price-tiers:\n(?: .*\n)+/mu, "");
  expect(content.problems()).toEqual([]);
  const ids = Object.values(content.edition().figures()).map(({ id, number }) => `${number} ${id}`);
  expect(ids).toContain("2 decorated-share");
  content.edit("data.yaml", / range: Range\.,/u, "");
  expect(content.problems()).toEqual([]);
  const position = content.edit("data.yaml", / of: Of\.,/u, "").replace(/:.*/u, "");
  const message = 'columns: found no words for the column "of"; expected what it holds';
  expect(content.problems()).toEqual([
    expect.stringMatching(new RegExp(`^${position}:\\d+:\\d+ {2}${message}$`, "u")),
  ]);
});

test("words with digits may stand in sentences where the edition has them", () => {
  content.edit("brands.yaml", /$/u, '- { name: 3M, group: 3M, color: "#7a3fb0" }\n');
  content.edit("products.yaml", "intro: Filter", "intro: 3M has products of 18/8 steel.");
  content.edit(heart, "{ value: Hinged tin, kind: illustrative }", "18/8 steel");
  expect(content.problems()).toEqual([]);
  content.edit(heart, "packaging: 18/8 steel", "packaging: { value: 18/8 steel, kind: illustrative }");
  expect(content.problems()).toEqual([expect.stringContaining('found the bare number "18"')]);
});
