import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { formatDiagnostics } from "./diagnostic";
import type { PictureCache } from "./pictures";
import { readContent } from "./read-content";

// Each test makes one mistake in a copy of a small report, and expects one problem in the right file.

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
cpSync("tests/content", folder, { recursive: true });
const firstProduct = "products/first.yaml";
const pictureCache: PictureCache = new Map();

/** Returns the problems that a change of a file causes. Each begins with the path in the content folder. */
async function findProblems(file: string, from: string | RegExp, to: string | Buffer): Promise<string[]> {
  const filePath = path.join(folder, file);
  const original = readFileSync(filePath);
  const text = original.toString();
  const changed = typeof to === "string" ? text.replace(from, to) : to;
  expect(changed, "a change").not.toBe(text);
  writeFileSync(filePath, changed);
  const problems = formatDiagnostics((await readContent(folder, pictureCache)).problems);
  writeFileSync(filePath, original);
  const parent = `${path.basename(folder)}/`;
  return problems.map((problem) => problem.slice(problem.indexOf(parent) + parent.length));
}

const betaFields = 'group: Beta, color: "#123456"';
const changeEntry = (version: string, date: string) =>
  `- { version: ${version}, date: "${date}", title: A, text: B }`;

/** URLs that cannot work, each with a part of its problem. */
const urlMistakes: [url: string, problem: string][] = [
  ["www.a.test", 'found "www.a.test"; expected an address that begins with https:// or http://'],
  ["https://a.test/one two", 'found a space in an address, after "https://a.test/one"'],
  ["https://a.test/wrapped-\n    line", 'found a space in an address, after "https://a.test/wrapped-"'],
  ["https://a.test/ (accessed May 2, 2026)", 'found a space in an address, after "https://a.test/"'],
  ["https://a.test/; https://b.test/", "found two addresses; expected one"],
  ["https://a.test/,https://b.test/", "found two addresses; expected one"],
  ["https://a.test/\u200bpage", "found an invisible character, U+200B, in an address"],
  ["https://a.test/\u202epage", "found an invisible character, U+202E, in an address"],
  ["https://a.test/<page>", "found < in an address; expected only an address"],
  ["'https://'", 'found "https://"; expected a complete address'],
];

/** Changes by file, each with a part of the problem that it causes. */
const mistakes: Record<string, [from: string | RegExp, to: string | Buffer, problem: string][]> = {
  "report.yaml": [
    ["year: 2025", 'year: "2025"', 'year: found "2025"; expected a number without quotes'],
    [/(sourcesChecked: "2026-01)-../, "$1-02", 'sourcesChecked: found "2026-01-02"; expected a date up to'],
    [
      /^license:/m,
      "contact: a@b.test\nlicense:",
      'contact: found the key "contact" in the wrong place; expected it below publisher',
    ],
    ["publisher:", "publisher:\n  address: https://a.test/ x", "publisher.address: found a space in an"],
    ["publisher:", "publisher:\n  contact: https://a.test/ x", "publisher.contact: found a space in an"],
    ["https://license.example/", "https://a.test/ x", "license.address: found a space in an address"],
    [
      "license:",
      "earlier: [{ year: 2024, address: https://a.test/ x }]\nlicense:",
      "earlier.0.address: found a space",
    ],
    [
      "license:",
      "icon: { file: wide.svg }\nlicense:",
      "icon.file: found a picture of 8 x 4 pixels; expected a square one",
    ],
    ["license:", "logo: { file: none.svg }\nlicense:", "logo.file: found no file none.svg"],
    [
      "license:",
      "logo: shape.svg\nlicense:",
      'logo: found "shape.svg"; expected fields, as in { key: value, key: value }',
    ],
    [
      "short: License",
      "short: CC BY 4.0",
      "license.address: found https://license.example/; expected https://creativecommons.org/licenses/by/4.0/ for the license CC BY 4.0",
    ],
    [
      /short: License\n.*/,
      "short: All rights reserved\n  address: https://creativecommons.org/licenses/by/4.0/",
      "license.address: found https://creativecommons.org/licenses/by/4.0/; expected no address",
    ],
    ["license:", "authors: [Jane]\nlicense:", "expected { family: …, given: … } for a person"],
    [
      /^publisher:/m,
      "publisher:\n  contact: Jane",
      'publisher.contact: found "Jane"; expected an email address, or a web address that begins with https://',
    ],
    ["license:", "earlier: [{ year: 2024, address: 2024 }]\nlicense:", "expected a folder of public/, for"],
    [
      "license:",
      "earlier: [{ year: 2024, address: https://a.test }, { year: 2023, address: /none/ }]\nlicense:",
      "earlier.1.address: found no folder public/none/",
    ],
    [
      "short: License",
      "short: CC BY",
      'license.short: found the unknown license "CC BY"; expected a license under',
    ],
    [
      / *address: https:\/\/license.*\n/,
      "",
      "license.address: found nothing; expected the address of the license",
    ],
    [/^title:.*\n/m, "", "title: found nothing; expected a text"],
    [/^title:.*/m, "title: 5", "title: found 5; expected a text: put it in quotes"],
    ["year: 2025", "year: 2025\nyear: 2026", "found a key a second time; delete one of the two"],
    ["publisher:", "publisher:\n  email: a@b.test", 'unknown key "email"; expected contact'],
    [/^title:.*/m, 'title: "The "heart" shape"', "found a quotation mark that closes a text before its end"],
    [/^title:/m, "title:\u00a0", "found a character that looks like a space after a colon"],
    ["other: bandages", "many: bandages", 'noun.many: found the unknown key "many"; expected other'],
    [/^title:.*/m, 'title: "The Report', "found a text whose quotation mark is not closed"],
    [/^title:.*/m, "title: One: two", 'found ": " within a text; put the whole text in quotes'],
    [/^title:.*/m, "title: @One", 'found a text that begins with "@"; put it in quotes'],
    [/^title:.*/m, "title: *x", 'found a text that begins with "*"; put it in quotes'],
    [/^title:.*/m, "title: - One", 'found a text that begins with "-"; put it in quotes'],
    [/^title:.*/m, "title: > One", 'found a text that begins with ">"; put it in quotes'],
    [/^title:.*/m, "title: {report.year} bandages", 'found a text that begins with "{"; put it in quotes'],
    [/^title:.*/m, "title: 'It's'", "found an apostrophe that closes a text before its end; put the whole"],
    [/^title:.*/m, "title:\n# A comment", "title: found nothing; expected a text"],
    [/^title:.*/m, "title: One\n---", "found a line that begins with ---; delete it"],
    [/^title:/m, " title:", "found a line that does not fit the lines above"],
    [/^address:.*/m, "address: https://a.test/", "expected https:// and the domain, and nothing after it"],
    [/^title:.*/m, "title: ''", "title: found an empty text; expected at least one"],
    [
      /^title:.*/m,
      "title: A **bold** word",
      'title: found formatting as in Markdown ("**bold**"); expected plain text',
    ],
    [/^title:.*/m, "title: A <b>bold</b> word", 'title: found HTML ("<b>"); expected plain text'],
    [/^title:.*/m, "title: Wash & dry. - Repeat", "title: found a bullet or a dash as in a list"],
    [/^title:.*/m, "title: See www.shop.example", "title: found a web address in a text; expected none"],
    [/^title:.*/m, 'title: "soft\u00adhyphen"', "title: found an invisible character"],
    ["", Buffer.from([0x61, 0xff]), "found invalid UTF-8"],
    ["  name: The House", "\tname: The House", "found a tab at the beginning of a line"],
  ],
  "changes.yaml": [
    ['"1.0.0"', '"1.0.1"', '0.version: found "1.0.1"; expected an entry at the top for 1.0.0'],
    ['"2026-01-01"', '"2025-12-31"', '0.date: found "2025-12-31"; expected 2026-01-01, `published` in'],
    [/$/, changeEntry("1.0.0", "2025-11-20"), '1.version: found "1.0.0"; expected a version below 1.0.0'],
    [/$/, changeEntry("0.9.0", "2026-01-02"), '1.date: found "2026-01-02"; expected a date up to 2026-01-01'],
  ],
  "sources.yaml": [
    ...urlMistakes.map(([url, problem]): [string, string, string] => {
      return ["  role:", `  address: ${url}\n  role:`, `0.address: ${problem}`];
    }),
    ["  role:", '  date: "2026-02"\n  role:', 'date: found "2026-02"; expected a date up to'],
  ],
  "brands.yaml": [
    ['"#d9485f"', "#d9485f", 'found "#" after a text or a space, where it begins a comment'],
    ["group: Beta", "group: Gamma", "found Gamma, which is itself counted with another brand"],
    ["group: Beta", "group: Bete", 'found the unknown brand "Bete"; expected a name in brands.yaml'],
    ['  color: "#c98552"', '   color: "#c98552"', "or a line that begins further right"],
    [
      "- name: Beta",
      '- { name: alp ha, group: Alpha, color: "#123456" }\n- name: Beta',
      'found "alp ha" a second time, first as no. 1',
    ],
    [
      "name: Gamma",
      `{ name: b-'s, ${betaFields} }\n- name: B\u2010\u2019s`,
      's" a second time, first as no. 3',
    ],
  ],
  "home.yaml": [
    ["{report.year}", "{report.year", 'hero.title: found a stray "{"'],
    [
      "(first-source)",
      "(first)",
      'found the unknown source "first"; expected an id in sources.yaml: first-source',
    ],
    ["{ group: Alpha }", "{ group: alpha }", 'found the unknown brand group "alpha"'],
    ["{ tier: High }", "{ tier: Low }", 'found the unknown tier "Low"; expected a tier with'],
    ["shows: licensed", "shows: license", "expected all, licensed, { group: … }"],
    ["file: shape.svg", "file: Shape.svg", "found no file Shape.svg in content/pictures; expected shape.svg"],
    ["file: shape.svg", "file: pictures/shape.svg", "expected only the name of a file in content/pictures"],
  ],
  "products.yaml": [["[first-product", "[first", 'found the unknown product "first"']],
  "site.yaml": [
    ["\nnotFoundPicture:", "\nlost:", 'lost: found the unknown key "lost"; expected notFoundPicture'],
    ["\nnoResultsPicture:", "\nempty:", 'empty: found the unknown key "empty"; expected noResultsPicture'],
  ],
  "methodology.yaml": [
    ["quotableNumbers:", "use:", 'use: found the unknown key "use"; expected quotableNumbers'],
    ["- label: Number", "- what: Number", 'rows.0.what: found the unknown key "what"; expected label'],
    ["- counts:", "- pair:", 'counts.items.0.pair: found the unknown key "pair"; expected counts'],
    ["        first:", "        one:", 'counts.one: found the unknown key "one"; expected first'],
    ["        second:", "        other:", 'counts.other: found the unknown key "other"; expected second'],
  ],
  "one-page.yaml": [
    ["opportunitiesHeading:", "places:", 'found the unknown key "places"; expected opportunitiesHeading'],
    ["printNote:", "sheet:", 'sheet: found the unknown key "sheet"; expected printNote'],
  ],
  "checklist.yaml": [["printNote:", "sheet:", 'sheet: found the unknown key "sheet"; expected printNote']],
  "market.yaml": [
    ["  views:", "  ways:", 'stage.ways: found the unknown key "ways"; expected views'],
    ["  nextStep:", "  act:", 'conclusion.act: found the unknown key "act"; expected nextStep'],
    ["brand: Alpha", "brand: Gamma", 'found the unknown brand "Gamma"; expected a brand with products'],
    ["value: 1956", "value: 1910", "dates.1.year.value: found 1910 after 1920; expected the dates in order"],
  ],
  "written-for.yaml": [
    [
      /$/,
      "- { value: products.count, was: 2, read: [home.hero.lead] }",
      '0.read: found the unknown key "read"; expected passages',
    ],
  ],
  "tiers.yaml": [["min: 7\n  max: 10", "min: 7\n  max: 7", "expected the highest tier first"]],
  [firstProduct]: [
    ["brand: Alpha", "brand:Alpha", "found no space after a colon"],
    ["theme: Hearts", "theme: Hearts\nlicence: A", 'unknown key "licence"; expected license'],
    ["  - Second feature\n", "", "features: expected 2 items or more"],
    ["  - Second feature", "Second feature", "found a line that is neither"],
    ["brand: Alpha", "brand: alpha", 'brand: found the unknown brand "alpha"; expected a name'],
    ["marketTier: Middle", "marketTier: Mid", 'marketTier: found the unknown tier "Mid"'],
    ["slug: first-product", "slug: index", 'slug: found "index"; expected another slug'],
    ["slug: first-product", "slug: onepage", 'slug: found "onepage"; expected another slug'],
    ["slug: first", `slug: ${"a".repeat(300)}`, "expected at most 80 characters, because files"],
    ["{ value: 8.49,", "{ value: 8,49,", "found a comma in a number; expected a point, as in 8.49"],
    ["{ value: 8.49,", '{ value: "$8.49",', "such as 24 or 8.49: a point, no commas, no currency"],
    [
      "{ value: 8.49,",
      "{ value: 8.49 USD,",
      "such as 24 or 8.49: a point, no commas, no currency and no unit",
    ],
    ["{ value: 8.49,", "{ value:8.49,", "found no space after a colon"],
    ["{ value: 8.49,", "{ value: -8.49,", "price.value: found -8.49; expected more than 0"],
    [
      "{ value: 8.49, kind: illustrative }",
      "{ value: 6.49, kind: sourced, sources: [first] }",
      'price.sources.0: found the unknown source "first"',
    ],
    ["{ value: 8.49,", "{ value: 10.49,", "found 10.49; expected 7 to 10, the range of the tier Middle"],
    [
      "{ value: 8.49, kind: illustrative }",
      "{ value: 6.49, kind: sourced, sources: [first-source] }",
      "found 6.49, which is in the tier Low, 4 to 7; expected marketTier: Low",
    ],
    [
      "{ value: 8.49, kind: illustrative }",
      "{ value: 16, kind: sourced, sources: [first-source] }",
      "found 16, which is outside every tier; expected a tier in tiers.yaml",
    ],
    [/price: .*/, "price: 8.49", "{ key: value, key: value }, with the keys value, kind, sources"],
    ["kind: illustrative", "kind: public", 'kind: found "public"; expected one of "reported", "sourced", '],
    ["kind: illustrative", "kind: sourced", "kind: expected sources: [source-id] beside kind: sourced"],
    ["value: Hinged tin", "value: none", 'found "none"; expected a name'],
    ["theme: Hearts", "theme: Hearts\nlicense: n/a", 'found "n/a"; expected a name, or no line'],
    ["rating: 4.4\n", "", "rating: expected both rating and reviews, or neither"],
    [
      "- First feature",
      "- { text: Heart, kind: reported }",
      "features.0: found fields or a list; expected a",
    ],
  ],
  "pages/imprint.yaml": [
    ["- paragraph:", "- pargraph:", 'text.1.pargraph: found the unknown key "pargraph"; expected paragraph'],
    [
      "- paragraph: Paragraph",
      "- Paragraph",
      'text.1: found "Paragraph"; expected fields, as in { key: value, key: value }, with the keys heading, paragraph, list',
    ],
    ["- paragraph:", "  paragraph:", "text.0: expected one of heading, paragraph and list in each item"],
    ["First item", '"[words](no-source)"', 'text.2.list.0: found the unknown source "no-source"'],
    [
      "Heading",
      '"[words](first-source)"',
      "text.0.heading: found a citation in a heading; expected it in a paragraph",
    ],
    ["list: [First item]", "list: First item", "text.2.list: found"],
  ],
  "products/second.yaml": [
    ['id: "2"', 'id: "1"', 'id: found "1", as in'],
    ["theme: Stars", "theme: hearts", 'theme: found "hearts"; expected "Hearts"'],
    ["theme: Stars", "theme: He\u200darts", 'theme: found "He[U+200D]arts"; expected "Hearts"'],
    ["brand: Beta", "brand: Be\u2011ta", 'brand: found the unknown brand "Be[U+2011]ta"; expected a name'],
  ],
};

describe.each(Object.entries(mistakes))("%s", (file, changes) => {
  test.each(changes)("reports one problem if %j becomes %j", async (from, to, problem) => {
    const problems = await findProblems(file, from, to);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]?.startsWith(`${file}:`), problems[0]).toBe(true);
  });
});

test.each([
  ["a price on the border of two tiers", "price: { value: 8.49,", "price: { value: 10,"],
  ["an ampersand and a semicolon", "lead: Lead", "lead: H&M; liked"],
  ["a direction mark at the beginning of a name", "brand: Alpha", 'brand: "\u200eAlpha"'],
])("readContent accepts %s", async (_, from, to) => {
  expect(await findProblems(firstProduct, from, to)).toEqual([]);
});
