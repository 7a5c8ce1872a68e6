import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { animal, heart, trialContent } from "../../tests/trial-content";
import { readRelease } from "../downloads/data/release";

const content = trialContent();
afterEach(() => vi.unstubAllEnvs());

const problems = () => content.problems(readRelease);

/** Publishes other data of the fixture's version. */
function publishOtherData(): void {
  const { version } = content.edition().report.publication;
  vi.stubEnv("ARCHIVE_DIR", content.path("../archive"));
  mkdirSync(content.path(path.join("../archive", version)), { recursive: true });
  content.write(`../archive/${version}/products.csv`, "id\r\n");
}

test("what the build refuses in any file is reported in one round, each with its place", () => {
  const care = "products/03-care-bears-shaped.yaml";
  content.write("home.yaml", 'hero: "unclosed\n');
  content.write("prodcuts.yaml", "");
  content.write("products/11-new.yml", "");
  content.write("products/notes.txt", "");
  for (const allowed of ["notes.md", ".hidden", "products/notes.md"]) content.write(allowed, "");
  mkdirSync(content.path("pictures"));
  content.edit("data.yaml", /^ {2}price_usd: .*\n/mu, "  constructor: A name of JavaScript.\n");
  const trend = "  trend:\n    title: Trends\n    description: All.\n";
  content.edit("data.yaml", /^ {2}trends:\n.*\n.*\n/mu, trend);
  content.edit("whole.yaml", /^contents:.*\n/mu, "content: Contents\n");
  content.edit("whole.yaml", /^ {2}lead: .*\n( {4}.*\n)*/mu, '  lead: "The 3 of {one.x}"\n');
  content.edit("figures.yaml", "\nbrand-share:", "\n__proto__: { title: x }\nbrand-share:");
  content.set(heart, "slug", 'slug: "404"');
  content.set(heart, "reviews", "reviews: { number: 3, noun: Votes }");
  content.set(animal, "slug", "slug: price-per-bandage");
  content.set(care, "brand", "brand: Welli");
  content.set(care, "slug", "slug: methodology");
  const lead = content.where("whole.yaml", 'lead: ‸"The 3 of {one.x}"');
  expect(problems()).toEqual([
    `${content.where("data.yaml", "tables:\n  ‸products:")}  tables: found no words for the table "trends"; expected its title and description`,
    `${content.where("data.yaml", "  ‸trend:\n")}  tables.trend: found the unknown published table "trend"; did you mean "trends"?`,
    `${content.where("data.yaml", "columns:\n  ‸address")}  columns: found no words for the column "price_usd"; expected what it holds`,
    `${content.where("data.yaml", "  ‸constructor: A")}  columns.constructor: found the unknown published column "constructor"; see the list of published columns`,
    `${content.where("figures.yaml", "\n‸__proto__")}  found the key "__proto__"; expected a name without a meaning in JavaScript`,
    'content/home.yaml:2:1  found bad YAML: Missing closing "quote',
    'content/prodcuts.yaml:1:1  found the unknown file "prodcuts.yaml"; did you mean "products.yaml"?',
    `${content.where(heart, 'slug: ‸"404"')}  slug: found "404", the name of a part of the site; expected another, for example 404-product`,
    `${content.where(heart, "noun: ‸Votes")}  reviews.value.noun: found "Votes"; expected a noun in small letters, for example bandage`,
    `${content.where(animal, "slug: ‸price")}  slug: found "price-per-bandage", the name of a figure; expected another, for example price-per-bandage-product`,
    `${content.where(care, "slug: ‸methodology")}  slug: found "methodology", the name of a part of the site; expected another, for example methodology-product`,
    `${content.where(care, "brand: ‸Welli")}  brand: found the unknown brand "Welli"; did you mean "Welly"?`,
    'content/products/11-new.yml:1:1  found the unknown file "11-new.yml"; expected the name "11-new.yaml"',
    'content/products/notes.txt:1:1  found the unknown file "notes.txt"; expected a product in a file that ends in .yaml',
    expect.stringMatching(/whole\.yaml:\d+:1 {2}contents: found nothing; expected a text$/u),
    `${content.where("whole.yaml", "\n‸content:")}  content: found the unknown key "content"; did you mean "contents"?`,
    `${lead}  products.lead: found the bare number "3"; expected {a.derived.value} or [cited words](source-id)`,
    `${lead}  products.lead: found the unknown derived value "one.x"; see the list of derived values`,
  ]);
});

test("changed data are reported beside mistakes in files that the data do not need", () => {
  publishOtherData();
  content.write("site.yaml", "pages: [\n");
  content.set(heart, "price", "price: { value: 9.49, kind: illustrative }");
  expect(problems()).toEqual([
    expect.stringMatching(/changes\.yaml:\d+:9 {2}0\.data: found \w{16}, the data of version/u),
    expect.stringMatching(
      /report\.yaml:\d+:10 {2}version: found \S+, whose published data in archive\/\S+ are different \(.*products\.csv.*\); expected a higher version$/u,
    ),
    expect.stringMatching(/site\.yaml:2:1 {2}found bad YAML/u),
  ]);
});

test("a fact that the edition adds is a column, which needs words and may have them", () => {
  content.edit("products.yaml", /^title:/mu, "facts:\n  - { key: length, label: Length }\ntitle:");
  expect(problems()).toEqual([
    `${content.where("data.yaml", "columns:\n  ‸address")}  columns: found no words for the column "length"; expected what it holds`,
  ]);
  content.edit("data.yaml", "\ncolumns:\n", "\ncolumns:\n  length: Length of one.\n");
  expect(problems()).toEqual([]);
});

test("a fact that the edition adds takes no other name of a product's field or column", () => {
  const taken = ["packaging", "price", "price_usd_kind", "rank", "length_kind"];
  const facts = ["length", ...taken].map((key) => `  - { key: ${key}, label: A fact }\n`);
  content.edit("products.yaml", /^title:/mu, `facts:\n${facts.join("")}title:`);
  const columns = "length length_kind price price_usd_kind rank"
    .split(" ")
    .map((key) => `  ${key}: Words.\n`);
  content.edit("data.yaml", "\ncolumns:\n", `\ncolumns:\n${columns.join("")}`);
  expect(problems()).toEqual(
    taken.map((key, index) => {
      const place = content.where("products.yaml", `{ key: ‸${key},`);
      return `${place}  facts.${index + 1}.key: found "${key}", the name of another field or column; expected another, for example own_${key}`;
    }),
  );
});
