import { rmSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { type Edit, heart, trialContent } from "../../tests/trial-content";
import { readEdition } from "./edition";

const content = trialContent();
const care = "products/02-care-bears-shaped.yaml";
const car = "products/04-hot-wheels-shaped.yaml";

const mistakes: Edit[] = [
  // Files and schemas.
  [heart, "theme: Hearts", 'theme: "Hearts‸'],
  [heart, "theme: Hearts", "theme: Hearts\n‸\ta: 1"],
  [heart, "theme: Hearts", "theme: Hearts\n‸theme: Bears"],
  [heart, "theme: Hearts", "‸<<<<<<< HEAD\ntheme: Hearts"],
  [heart, "theme: Hearts", "theme: ‸*Hearts*"],
  [heart, /alt: .*/u, "alt: A heart‸ #1"],
  [heart, /alt: .*/u, "alt: A heart‸\n    #1"],
  [heart, /alt: .*/u, "alt: ‸Note: a heart"],
  [heart, /alt: .*/u, "alt: {this.name} ‸is here"],
  [heart, "  - { text: The theme", "    { text: The theme"],
  [heart, "theme: Hearts", "theme: Hearts\n‸---"],
  [heart, /alt: .*/u, "alt: ‸{a: b}"],
  [heart, 'id: "1"', "id: ‸1"],
  [heart, "value: 8.49", "value: 8,‸49"],
  [heart, "rating: 4.4", "rating: ‸4,4"],
  [heart, "number: 2351", 'number: ‸"2,351"'],
  [heart, "{ number: 2351", "‸{ number: 2,351"],
  // A lost kind must not make an invented value a fact.
  [heart, /count: .*/u, "count: ‸50"],
  [heart, /price: .*/u, "price: ‸{ value: 8.49 }"],
  [heart, /packaging: .*/u, "packaging: ‸Tin"],
  ["brands.yaml", /color: \{.*?\}/u, 'color: ‸"#d9485f"'],
  ["market.yaml", /year: \{.*?\}/u, "year: ‸1982"],
  [heart, "name: BioSwiss", "‸nam: BioSwiss"],
  [heart, "theme: Hearts", "theme: ‸[Hearts]"],
  [heart, "features:", "features: ‸{}\nx:"],
  [heart, "features:", "features: [{ text: ‸[], kind: input }]\nx:"],
  [heart, /pack: \{.*\}/u, "pack: ‸none"],
  [heart, /features:[\s\S]*?target/u, "features: ‸[{ text: A, kind: input }]\ntarget"],
  [heart, "theme: Hearts", 'theme: ‸""'],
  [heart, "text: The theme hearts", 'text: ‸" "'],
  ["market.yaml", /(?<=support: \{ text: )".*?"/u, '‸""'],
  ...[
    "Heart\\u200bs",
    "Hear\\u00adts",
    "H\\ufffeearts",
    "Hearts\\ud83d",
    "\\u202eHearts",
    "Hea\\u200drts",
    "Hea\\x07rts",
  ].map((word): Edit => [heart, "theme: Hearts", `theme: ‸"${word}"`]),
  ["data.yaml", 'code: "rows', 'code: ‸"ro\\u00adws'],
  // What would be published as typed.
  ...[
    "Filter <b>it</b>",
    "Filter &amp; sort",
    "Filter **it**",
    "- Filter - Sort",
    "Do both: - Filter - Sort",
    "Filter https://a.example",
    "Filter www.a.example",
  ].map((words): Edit => ["products.yaml", /intro: .*/u, `intro: ‸"${words}"`]),
  [heart, /alt: .*/u, 'alt: ‸"{this.name}"'],
  ["home.yaml", /kicker: .*/u, "kicker: ‸Ten things"],
  ["site.yaml", "scope: [Products", "scope: [‸Top 10"],
  ["figures.yaml", /base: .*/u, "base: ‸All of them."],
  ["market.yaml", "strength: counted", "strength: ‸weak"],
  [heart, "slug: bioswiss-heart-shaped", "slug: ‸Bio Swiss"],
  [heart, "count: { value: 50", "count: { value: ‸5.5"],
  [heart, "value: 8.49", "value: ‸8.499"],
  [heart, "rating: 4.4", "rating: ‸5.4"],
  [heart, "rating: 4.4\nreviews: ", "reviews: ‸"],
  [heart, "kind: illustrative", "kind: ‸ilustrative"],
  [heart, "Hinged tin, kind: illustrative", "Hinged tin, kind: ‸public"],
  [care, "kind: public", "kind: ‸input"],
  [heart, "- { text: The theme hearts, kind: input", "- { text: ‸The theme hearts, kind: public"],
  ["products.yaml", "intro: Filter", "intro: ‸Filter {a"],
  ["tiers.yaml", "max: 10", "max: ‸6"],
  ["brands.yaml", '"#1f9aad"', "‸red"],
  ["data.yaml", "address: Address.", "‸Address: Address."],
  ["changes.yaml", "type: revision", "type: ‸correction"],
  ["changes.yaml", 'date: "2026-11-22"', 'date: ‸"2026-11"'],
  ["changes.yaml", '"2026-11-22"', '‸"2026-02-29"'],
  ["report.yaml", '"2026-11-22"', '‸"2026-02-31"'],
  ["report.yaml", '"2026-11-18"', '‸"2026-12"'],
  ["tiers.yaml", "max: 10,", "max: ‸11,"],
  ["report.yaml", "https://shaped-bandage-report.example", "‸https://x.example/"],
  ["report.yaml", "https://shaped-bandage-report.example", "‸https://x.example:99999"],
  // References between files.
  ["sources.yaml", /"2024-09-24"/u, '‸"2099"'],
  ["report.yaml", '"2026-11-22"', '‸"2131-11-22"'],
  ["changes.yaml", '"2026-11-22"', '‸"2150-11-22"'],
  ["changes.yaml", '"2026-11-20"', '‸"2026-11-23"'],
  [car, "theme: Vehicles", 'theme: ‸" animals "'],
  ["market.yaml", "license: Hot Wheels", "license: ‸Hot Wheel"],
  [car, "license: Hot Wheels", "license: ‸care  bears"],
  [car, "name: Hot Wheels", "name: ‸care bears"],
  [care, "slug: care-bears-shaped", "slug: ‸index"],
  [care, "slug: care-bears-shaped", "slug: ‸cite-heading"],
  [
    "figures.yaml",
    "value: 6.99, kind: public, sources: [bugg-care-bears] }",
    "value: 6.99, kind: illustrative }",
  ],
  ["methodology.yaml", "cite: brand-share", "cite: ‸shelfWalk"],
  ["products/03-welly-zoo-animals.yaml", "brand: Welly", "brand: BioSwiss"],
  [care, "value: 7.99", "value: ‸17.99"],
  [care, "slug: care-bears-shaped", "slug: ‸bioswiss-heart-shaped"],
  [care, "slug: care-bears-shaped", "slug: ‸methodology"],
  [care, "- Characters [introduced in 1982](bugg", "- ‸Characters [introduced in 1982](bug"],
  ["home.yaml", "shows: { theme: Hearts }", "shows: { theme: ‸Heart }"],
  ["home.yaml", "scene: hero", "scene: ‸heroe"],
  ["figures.yaml", /^pack-prices:/mu, "‸pack-price:"],
  ["methodology.yaml", "cite: brand-share", "cite: ‸brand-shares"],
  [
    "methodology.yaml",
    /what: Rating, answer: caveat/u,
    "what: Rating, answer: quote, id: ‸share, base: all, caveat: few",
  ],
  [
    "methodology.yaml",
    'answer: quote\n      id: share\n      wording: "“{leader.percent}',
    'answer: ‸quote\n      id: share\n      wording: "“{decorated.percent}',
  ],
  ["site.yaml", "  compare:", "  ‸comparison:"],
  ["data.yaml", "  trends: {", "  ‸trend: {"],
  ["data.yaml", "area: Area.", "‸aree: Area."],
  ["changes.yaml", "[brand-share,", "[‸brand-shar,"],
  ["changes.yaml", 'version: "1.0.0"', 'version: ‸"1.1.0"'],
  [heart, "  shape: heart", "  shape: heart\n  file: ‸heart.jpg"],
  // Sentences.
  ["products.yaml", "intro: Filter", "intro: ‸Filter {products.count|1 a|b}"],
  ["home.yaml", "{ tier: Premium }", "‸{ tier: Value }"],
  ["products.yaml", "intro: Filter", "intro: ‸Filter 3"],
  ["products.yaml", "intro: Filter", "intro: ‸Filter {leader.nmae} and {leader.nmae}"],
  [
    heart,
    'summary: "One of {products.count|words} products, in the {this.tier}',
    'summary: ‸"One of {products.count|words} products, in the {this.tear}',
  ],
  ["figures.yaml", 'title: "An illustrative {decorated.percent}', 'title: ‸"The {decorated.percent}'],
  ["figures.yaml", "the last has an illustrative {", "the last has {"],
];

const doubts: Edit[] = [
  ["brands.yaml", '"#1f9aad"', '‸"#fff3e0"'],
  ["brands.yaml", '"#1f9aad"', '‸"#444444"'],
  ["brands.yaml", '"#1f9aad"', '"#808080"'],
  ["sources.yaml", /^/u, "- { id: ‸uncited, publisher: A, title: B, role: primary, about: D, states: C }\n"],
  ["figures.yaml", 'alt: "Rows', 'alt: ‸"Illustrative rows'],
  [care, "additionalInfo: [", "additionalInfo: [{ text: Soft, kind: ‸illustrative }, "],
  [car, "theme: Vehicles", "theme: ‸Aminals"],
  [heart, /^name: .*/mu, 'name: ‸"Łódź 💓 hearts"'],
  ["products.yaml", /intro: .*/u, 'intro: ‸"{licensed.count|Words} product so far."'],
  ["products.yaml", /intro: .*/u, 'intro: ‸"{brand.Welly.products|Words} products."'],
  ["products.yaml", "intro: Filter", "intro: ‸Love 👩‍👧 and filter"],
];

test.each([
  { what: "problems", edits: mistakes, look: content.problems },
  { what: "warnings", edits: doubts, look: content.warnings },
])("$what are as in the golden file", async ({ what, edits, look }) => {
  expect(look()).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25") });
  const told = await content.tellEach(edits, look);
  vi.useRealTimers();
  await expect(told).toMatchFileSnapshot(`golden/${what}.txt`);
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
