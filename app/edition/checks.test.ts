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
  [
    heart,
    "theme: Hearts",
    "theme: Hearts\n‸theme: Bears",
    "found a key a second time; delete one of the two",
  ],
  [heart, "theme: Hearts", "‸<<<<<<< HEAD\ntheme: Hearts", "found a mark of an unfinished merge; keep one"],
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
  [heart, "rating: 4.4", "rating: ‸4,4", 'rating.value: found "4,4"; expected a number: write 4.4'],
  [
    heart,
    "number: 2351",
    'number: ‸"2,351"',
    'reviews.value.number: found "2,351"; expected a number: write 2351',
  ],
  [
    heart,
    "{ number: 2351",
    "‸{ number: 2,351",
    'reviews.value.351: found the unknown key "351"; write a number without commas, such as 2351',
  ],
  // A lost kind must not make an invented value a fact.
  [
    heart,
    /count: .*/u,
    "count: ‸50",
    "count: found 50; expected the value with its kind: { value: …, kind: … }",
  ],
  [
    heart,
    /price: .*/u,
    "price: ‸{ value: 8.49 }",
    "price.kind: found nothing; expected a kind: input, public, ill",
  ],
  [heart, /packaging: .*/u, "packaging: ‸Tin", 'packaging: found "Tin"; expected the value with its kind'],
  [
    "brands.yaml",
    /color: \{.*?\}/u,
    'color: ‸"#d9485f"',
    '0.color: found "#d9485f"; expected the value with its kind',
  ],
  [
    "market.yaml",
    /year: \{.*?\}/u,
    "year: ‸1982",
    "gallery.dates.0.year: found 1982; expected the value with",
  ],
  [heart, "name: BioSwiss", "‸nam: BioSwiss", 'nam: found the unknown key "nam"; did you mean "name"?'],
  [heart, "theme: Hearts", "theme: ‸[Hearts]", 'theme: found ["Hearts"]; expected a text'],
  [heart, "features:", "features: ‸{}\nx:", 'features: found {}; expected a list: begin each item with "- "'],
  [
    heart,
    "features:",
    "features: [{ text: ‸[], kind: input }]\nx:",
    "features.0.text: found []; expected a text",
  ],
  [
    heart,
    /pack: \{.*\}/u,
    "pack: ‸none",
    'picture.pack: found "none"; expected fields, each as "key: value"',
  ],
  [
    heart,
    /features:[\s\S]*?target/u,
    "features: ‸[{ text: A, kind: input }]\ntarget",
    "features: expected at least 2 in",
  ],
  [heart, "theme: Hearts", 'theme: ‸""', "theme: found an empty text; expected words"],
  [heart, "text: The theme hearts", 'text: ‸" "', "features.0.text: found an empty text; expected words"],
  [
    "market.yaml",
    /(?<=support: \{ text: )".*?"/u,
    '‸""',
    "trends.cards.0.support.text: found an empty text; expected words",
  ],
  ...[
    ["Heart\\u200bs", 'U+200B, zero-width space, after "Heart"'],
    ["Hear\\u00adts", 'U+00AD, soft hyphen, after "Hear"'],
    ["H\\ufffeearts", 'U+FFFE, no letter, after "H"'],
    ["Hearts\\ud83d", 'U+D83D, no letter, after "Hearts"'],
    ["\\u202eHearts", 'U+202E, no letter, after ""'],
    ["Hea\\u200drts", 'U+200D, no letter, after "Hea"'],
    ["Hea\\x07rts", 'U+0007, no letter, after "Hea"'],
  ].map(
    ([word, found]): Row => [
      heart,
      "theme: Hearts",
      `theme: ‸"${word}"`,
      `theme: found the invisible character ${found}; delete it`,
    ],
  ),
  [
    "data.yaml",
    'code: "rows',
    'code: ‸"ro\\u00adws',
    "examples.programs.0.code: found the invisible character U+00AD",
  ],
  // What would be published as typed.
  ...[
    ["Filter <b>it</b>", "an HTML tag"],
    ["Filter &amp; sort", "an HTML entity"],
    ["Filter **it**", "Markdown"],
    ["- Filter - Sort", "a list mark in a text"],
    ["Do both: - Filter - Sort", "a list mark in a text"],
    ["Filter https://a.example", "an address in a text"],
    ["Filter www.a.example", "an address in a text"],
  ].map(
    ([words, found]): Row => ["products.yaml", /intro: .*/u, `intro: ‸"${words}"`, `intro: found ${found}`],
  ),
  [
    heart,
    /alt: .*/u,
    'alt: ‸"{this.name}"',
    "picture.alt: found a value in braces or a citation in a text that",
  ],
  [
    "home.yaml",
    /kicker: .*/u,
    "kicker: ‸Ten things",
    'shelf.kicker: found the number "Ten"; expected words without one',
  ],
  ["site.yaml", "scope: [Products", "scope: [‸Top 10", 'footer.scope.0: found the bare number "10"'],
  ["figures.yaml", /base: .*/u, "base: ‸All of them.", "brand-share.base: expected no full stop"],
  [
    "market.yaml",
    "strength: counted",
    "strength: ‸weak",
    'opportunities.items.0.known.strength: expected "none" or "counted", or a sentence of kind public that cites',
  ],
  [
    heart,
    "slug: bioswiss-heart-shaped",
    "slug: ‸Bio Swiss",
    'slug: found "Bio Swiss"; expected small letters and digits joined by single hyphens, for example hot-wheels-shaped',
  ],
  [heart, "count: { value: 50", "count: { value: ‸5.5", "count.value: found 5.5; expected a whole number"],
  [heart, "value: 8.49", "value: ‸8.499", "price.value: found 8.499; expected at most two decimals"],
  [heart, "rating: 4.4", "rating: ‸5.4", "rating.value: found 5.4; expected at most 5"],
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
  ["report.yaml", "https://shaped-bandage-report.example", "‸https://x.example:99999", "address: found"],
  // References between files.
  [
    "sources.yaml",
    /"2024-09-24"/u,
    '‸"2099"',
    "2.date: found 2099; expected a date up to 2026-11-18, the date in `sourcesChecked`",
  ],
  ["report.yaml", '"2026-11-22"', '‸"2131-11-22"', "published: found 2131-11-22; expected a date up to"],
  ["changes.yaml", '"2026-11-22"', '‸"2150-11-22"', "0.date: found 2150-11-22; expected a date up to"],
  ["changes.yaml", '"2026-11-20"', '‸"2026-11-23"', "1.date: found 2026-11-23; expected a date up to"],
  [car, "theme: Vehicles", 'theme: ‸" animals "', 'theme: found the unknown theme "animals"; did you'],
  ["market.yaml", "license: Hot Wheels", "license: ‸Hot Wheel", "gallery.owners.1.license: found the unk"],
  [car, "license: Hot Wheels", "license: ‸care  bears", 'license.value: found the unknown license "care b'],
  [car, "name: Hot Wheels", "name: ‸care bears", 'name: found "care bears Shaped Bandages" a second time'],
  [care, "slug: care-bears-shaped", "slug: ‸index", 'slug: found "index", the name of a part of the site'],
  [
    care,
    "slug: care-bears-shaped",
    "slug: ‸cite-heading",
    'slug: found "cite-heading", the name of a part of',
  ],
  [
    "figures.yaml",
    "value: 6.99, kind: public, sources: [bugg-care-bears] }",
    "value: 6.99, kind: illustrative }",
    "expected kind public: the figure shows no price or count that was made up",
  ],
  [
    "methodology.yaml",
    "cite: brand-share",
    "cite: ‸shelfWalk",
    'use.rows.0.cite: found the unknown page, figure or product "shelfWalk"',
  ],
  [
    "products/03-welly-zoo-animals.yaml",
    "brand: Welly",
    "brand: BioSwiss",
    'found "Welly", a brand without products',
  ],
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
    /^pack-prices:/mu,
    "‸pack-price:",
    'pack-price: found the unknown figure "pack-price"; did you mean "pack-prices"?',
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
    'use.rows.2.id: found "share" a second time',
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
    'picture.file: found the unknown picture "heart.jpg"; no such picture is known',
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
    "- { id: ‸uncited, publisher: A, title: B, role: primary, about: D, states: C }\n",
    "0.id: found",
  ],
  ["figures.yaml", 'alt: "Rows', 'alt: ‸"Illustrative rows', "brand-share.alt: found “illustrative”, but no"],
  [
    care,
    "additionalInfo: [",
    "additionalInfo: [{ text: Soft, kind: ‸illustrative }, ",
    "additionalInfo.0.kind: found “",
  ],
  [
    car,
    "theme: Vehicles",
    "theme: ‸Aminals",
    'theme: found "Aminals", much like "Animals"; expected one spelling',
  ],
  [
    heart,
    /^name: .*/mu,
    'name: ‸"Łódź 💓 hearts"',
    'name: found "💓", which our faces lack: pictures show a box; expected another character',
  ],
  [
    "products.yaml",
    /intro: .*/u,
    'intro: ‸"{licensed.count|Words} product so far."',
    'intro: found "Two product"; expected the noun to fit',
  ],
  [
    "products.yaml",
    /intro: .*/u,
    'intro: ‸"{brand.Welly.products|Words} products."',
    'intro: found "One products"',
  ],
  ["products.yaml", "intro: Filter", "intro: ‸Love 👩‍👧 and filter", 'intro: found "👩‍👧", which our faces'],
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
  content.edit("figures.yaml", /^pack-prices:\n(?: .*\n)+/mu, "");
  expect(content.problems()).toEqual([]);
  const ids = Object.values(content.edition().figures()).map(({ id, number }) => `${number} ${id}`);
  expect(ids).toContain("2 decorated-share");
  content.edit("data.yaml", / range: Range\.,/u, "");
  expect(content.problems()).toEqual([]);
  content.edit("data.yaml", / caveat: Caveat\.,/u, "");
  expect(content.problems()).toEqual([expect.stringContaining('found no words for the column "caveat"')]);
  content.edit("sources.yaml", " caveat: It reports on others.,", "");
  expect(content.problems()).toEqual([]);
  const position = content.edit("data.yaml", / of: Of\.,/u, "").replace(/:.*/u, "");
  const message = 'columns: found no words for the column "of"; expected what it holds';
  expect(content.problems()).toEqual([
    expect.stringMatching(new RegExp(`^${position}:\\d+:\\d+ {2}${message}$`, "u")),
  ]);
});

test("words with digits may stand in sentences where the edition has them", () => {
  content.edit("brands.yaml", /$/u, '- { name: 3M, group: 3M, color: { value: "#7a3fb0", kind: input } }\n');
  content.edit("products.yaml", "intro: Filter", "intro: 3M has products of 18/8 steel.");
  content.edit(heart, "{ value: Hinged tin, kind: illustrative }", "{ value: 18/8 steel, kind: input }");
  expect(content.problems()).toEqual([]);
  content.edit(heart, "18/8 steel, kind: input", "18/8 steel, kind: illustrative");
  expect(content.problems()).toEqual([expect.stringContaining('found the bare number "18"')]);
});

test("texts are composed and have single, plain blanks", () => {
  content.edit(heart, /^name: .*/mu, 'name: " Cafe\\u0301\\u00a0 au\\tlait\\u2009!"');
  expect(content.edition().products[0]?.name).toBe("Café au lait !");
});

test("the rare spelling of a theme is blamed, also if it is the first", () => {
  const position = content.edit(heart, "theme: Hearts", "theme: ‸animals");
  for (const file of [care, car]) content.edit(file, /^theme: .*/mu, "theme: Animals");
  const blamed = content.problems().filter((line) => line.includes("  theme: "));
  expect(blamed).toEqual([`${position}  theme: found the unknown theme "animals"; did you mean "Animals"?`]);
});

test("a price may be at either end of its tier", () => {
  for (const price of ["10", "7"]) {
    content.edit(care, /^price: .*/mu, `price: { value: ${price}, kind: illustrative }`);
    expect(content.problems()).toEqual([]);
  }
});
