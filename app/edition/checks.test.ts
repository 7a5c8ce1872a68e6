import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { readEdition } from "./edition";

const content = trialContent();
const care = "products/02-care-bears-shaped.yaml";
const car = "products/04-hot-wheels-shaped.yaml";

/** What is replaced → its replacement, with a ‸ where the problem is; at the end, … is the rest of the line. */
type Row = [edit: string, message: string];

/** By file. */
const rejected: Record<string, Row[]> = {
  [heart]: [
    ['theme: Hearts → theme: "Hearts‸', 'found bad YAML: Missing closing "quote'],
    ["theme: Hearts → theme: Hearts\n‸\ta: 1", "found bad YAML: Tabs are not allowed as indentation"],
    ["theme: Hearts → theme: Hearts\n‸theme: Bears", "found bad YAML: Map keys must be unique; here"],
    ["Hearts → ‸*Hearts*", "found a YAML alias; expected the value itself, or a text in quotes"],
    ["alt: … → alt: A heart‸ #1", 'found "#" after a text, where it begins a comment'],
    ["alt: … → alt: A heart‸\n    #1", 'found "#" after a text, where it begins a comment'],
    ["alt: … → alt: ‸Note: a heart", "found bad YAML: Nested mappings are not allowed in comp"],
    ["alt: … → alt: {this.name} ‸is here", "found bad YAML: Unexpected scalar at node end; here or"],
    ["  - { text: The theme →     { text: The theme", 'begin each item of a list with "- "'],
    ["theme: Hearts → theme: Hearts\n‸---", "found bad YAML: Source contains multiple"],
    [
      "alt: … → alt: ‸{a: b}",
      'picture.alt: found {"a":"b"}; expected a text: put words after { or [ in quotes',
    ],
    ['id: "1" → id: ‸1', 'id: found 1; expected a text: write "1", in quotes'],
    ["value: 8.49 → value: 8,‸49", 'price.49: found the unknown key "49"; write a'],
    ["price: … → price: ‸8,49", 'price.value: found "8,49"; expected a number: write 8.49'],
    ["name: BioSwiss → ‸nam: BioSwiss", 'nam: found the unknown key "nam"; did you mean "name"?'],
    ["theme: Hearts → theme: ‸[Hearts]", 'theme: found ["Hearts"]; expected a text'],
    ["features: → features: ‸{}\nx:", 'features: found {}; expected array: begin each item with "- "'],
    ['theme: Hearts → theme: ‸""', "theme: found an empty text; expected words"],
    ['Hearts → ‸"Heart\\u200bs"', "theme: found an invisible control character; expected readable text"],
    [
      "slug: bioswiss-heart-shaped → slug: ‸Bio Swiss",
      'slug: found "Bio Swiss"; expected small letters and digits joined by single hyphens, for example hot-wheels-shaped',
    ],
    ["count: { value: 50 → count: { value: ‸5.5", "count.value: found 5.5; expected a whole number"],
    ["value: 8.49 → value: ‸8.499", "price.value: found 8.499; expected at most two decimals"],
    ["rating: 4.4 → rating: ‸5.4", "rating.value: Too big: expected number to be <=5"],
    ["rating: 4.4\nreviews:  → reviews: ‸", "reviews: found reviews without a rating; expected both or none"],
    [
      "kind: illustrative → kind: ‸ilustrative",
      'count.kind: found the unknown word "ilustrative"; did you mean "illustrative"?',
    ],
    [
      "Hinged tin, kind: illustrative → Hinged tin, kind: ‸public",
      "packaging.kind: found kind public without sources; expected sources: [source-id]",
    ],
    [
      "- { text: The theme hearts, kind: input → - { text: ‸The theme hearts, kind: public",
      "features.0.text: found kind public without a citation; expected [words](source-id) in the text",
    ],
    [
      "  shape: heart →   shape: heart\n  file: ‸heart.jpg",
      'picture.file: found the unknown picture "heart.jpg"; expected none',
    ],
    [
      'summary: "One of {products.count|words} products, in the {this.tier} → summary: ‸"One of {products.count|words} products, in the {this.tear}',
      'summary: found the unknown derived value "this.tear"; did you mean "this.tier"?',
    ],
  ],
  [care]: [
    [
      "kind: public → kind: ‸input",
      "features.1.kind: found kind input on a sentence that cites a source; expected kind: public",
    ],
    ["slug: care-bears-shaped → slug: ‸index", 'slug: found "index", the name of a part of the site'],
    ["value: 7.99 → value: ‸17.99", "price.value: found 17.99; expected 7 to 10, the range of the tier Mid"],
    [
      "slug: care-bears-shaped → slug: ‸bioswiss-heart-shaped",
      `slug: found "bioswiss-heart-shaped" a second time (first in content/${heart}:3); expected each slug once`,
    ],
    [
      "slug: care-bears-shaped → slug: ‸methodology",
      'slug: found "methodology", the name of a part of the site; expected another, for example methodology-product',
    ],
    [
      "- Characters [introduced in 1982](bugg → - ‸Characters [introduced in 1982](bug",
      'profile.1: found the unknown source "bug-care-bears"; did you mean "bugg-care-bears"?',
    ],
  ],
  "products.yaml": [
    [
      "intro: Filter → intro: ‸Filter {a",
      'intro: found a stray "{"; expected {name} or [words](source-id), closed and not nested',
    ],
    ["intro: Filter → intro: ‸Filter {products.count|1 a|b}", 'intro: found the bare number "1"'],
    [
      "intro: Filter → intro: ‸Filter 3",
      'intro: found the bare number "3"; expected {a.derived.value} or [cited words](source-id)',
    ],
    [
      "intro: Filter → intro: ‸Filter {leader.nmae}",
      'intro: found the unknown derived value "leader.nmae"; did you mean "leader.name"?',
    ],
  ],
  "tiers.yaml": [
    ["max: 10 → max: ‸6", "1.max: expected max to be above min"],
    ["max: 10, → max: ‸11,", "1.max: found 11 above 10, where the tier before"],
  ],
  "brands.yaml": [
    [
      '"#1f9aad" → ‸red',
      '1.color.value: found "red"; expected a color as # and six hex digits, for example #b8304a',
    ],
  ],
  "data.yaml": [
    [
      "address: Address. → ‸Address: Address.",
      'columns.Address: found "Address"; expected small letters, digits and underscores, for example price_usd',
    ],
    ["  trends: { →   ‸trend: {", 'tables.trend: found the unknown table "trend"; did you mean "trends"?'],
    ["area: Area. → ‸aree: Area.", 'columns.aree: found the unknown column "aree"; did you mean "area"?'],
  ],
  "changes.yaml": [
    [
      "kind: revision → kind: ‸correction",
      "0.kind: found a correction without was or now; expected both, the old and the new value",
    ],
    ['"2026-11-22" → ‸"2026-11"', '0.date: found "2026-11"; expected a date in quotes as "YYYY-MM-DD"'],
    ['"2026-11-22" → ‸"2026-02-29"', '0.date: found "2026-02-29"; expected a date'],
    ['"2026-11-20" → ‸"2026-11-23"', "1.date: found 2026-11-23; expected a date up to"],
    [
      "[brand-share, → [‸brand-shar,",
      '0.figures.0: found the unknown figure "brand-shar"; did you mean "brand-share"?',
    ],
    [
      'version: "1.0.0" → version: ‸"1.1.0"',
      "1.version: found 1.1.0 below 1.1.0; expected the newest version first and each version once",
    ],
  ],
  "report.yaml": [
    ['"2026-11-22" → ‸"2026-02-31"', 'published: found "2026-02-31"; expected a date'],
    ['"2026-11-18" → ‸"2026-12"', "sourcesChecked: found 2026-12; expected a date"],
    ["https://shaped-bandage-report.example → ‸https://x.example/", "address: found"],
  ],
  "sources.yaml": [['"2024-09-24" → ‸"2099"', "2.date: found 2099; expected a date up to 2026-11-18"]],
  [car]: [
    ['theme: Vehicles → theme: ‸" animals "', 'theme: found the unknown theme "animals"; did you'],
    ["license: Hot Wheels → license: ‸care  bears", 'license.value: found the unknown license "care b'],
    ["name: Hot Wheels → name: ‸care bears", 'name: found "care bears Shaped Bandages" a second time'],
  ],
  "market.yaml": [["license: Hot Wheels → license: ‸Hot Wheel", "gallery.owners.1.license: found the unk"]],
  "home.yaml": [
    [
      "shows: { theme: Hearts } → shows: { theme: ‸Heart }",
      'findings.cards.3.shows.theme: found the unknown theme "Heart"; did you mean "Hearts"?',
    ],
    [
      "scene: hero → scene: ‸heroe",
      'hero.picture.scene: found the unknown scene "heroe"; did you mean "hero"?',
    ],
    ["figureId: brand-share → figureId: ‸brand", "findings.cards.0.figureId: found the unknown figure"],
    ["{ tier: Premium } → ‸{ tier: Value }", "findings.cards.1.shows: found no product; exp"],
  ],
  "figures.yaml": [
    [
      "price-tiers: → ‸price-tier:",
      'price-tier: found the unknown figure "price-tier"; did you mean "price-tiers"?',
    ],
    [
      'title: "An illustrative {decorated.percent} → title: ‸"The {decorated.percent}',
      'decorated-share.title: found no "illustrative"; expected the word, because the figure shows illustrative values',
    ],
    [
      "the last has an illustrative { → the last has {",
      'decorated-share.alt: found no "illustrative"; expected the word, because the figure shows illustrative values',
    ],
  ],
  "methodology.yaml": [
    [
      "cite: brand-share → cite: ‸brand-shares",
      'use.rows.0.cite: found the unknown page, figure or product "brand-shares"; did you mean "brand-share"?',
    ],
    [
      "what: Rating, answer: caveat → what: Rating, answer: quote, id: ‸share, base: all, caveat: few",
      'use.rows.1.id: found "share" a second time',
    ],
    [
      'answer: quote\n      id: share\n      wording: "“{leader.percent} → answer: ‸quote\n      id: share\n      wording: "“{decorated.percent}',
      "use.rows.0.answer: found an illustrative value in a number to quote as a fact",
    ],
  ],
  "site.yaml": [
    [
      "  compare: →   ‸comparison:",
      'pages.comparison: found the unknown page "comparison"; see the list of pages',
    ],
  ],
};

const warned: Record<string, Row[]> = {
  "sources.yaml": [
    [" → - { id: ‸uncited, publisher: A, title: B, role: primary, states: C }\n", "0.id: found"],
  ],
  "figures.yaml": [
    ['alt: "Rows → alt: ‸"Illustrative rows', "brand-share.alt: found “illustrative”, but no"],
  ],
  [care]: [
    [
      "additionalInfo: [ → additionalInfo: [{ text: Soft, kind: ‸illustrative }, ",
      "additionalInfo.0.kind: found “",
    ],
  ],
};

const listRows = (files: Record<string, Row[]>) =>
  Object.entries(files).flatMap(([file, rows]) => rows.map((row) => [file, ...row] as const));

/** Edits a file, and returns the message with the position of the ‸. */
function apply(file: string, edit: string, message: string): string {
  const [found = "", marked = ""] = edit.split(" → ");
  const position = content.edit(
    file,
    found.endsWith("…") ? new RegExp(found.replace("…", ".*"), "u") : found,
    marked,
  );
  return marked.includes("‸") ? `${position}  ${message}` : message;
}

test.each(listRows(rejected))("%s with %s: %s", (file, edit, message) => {
  const expected = apply(file, edit, message);
  expect(content.problems().join("\n")).toContain(expected);
});

test.each(listRows(warned))("a warning of %s with %s: %s", (file, edit, message) => {
  expect(content.warnings()).toEqual([]);
  const expected = apply(file, edit, message);
  expect(content.warnings().join("\n")).toContain(expected);
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
