import { writeFileSync } from "node:fs";
import { csvFormat, csvParse } from "d3-dsv";
import { beforeEach, expect, test } from "vitest";
import { deriveProductTable } from "../../app/analysis/tables/product-tables";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import { readEdition } from "../../app/edition/edition";
import { fixtureContent } from "../../tests/sites";
import { animal, heart, trialContent } from "../../tests/trial-content";
import { observe } from "./observe";

const content = trialContent();
let sheet: string;

beforeEach(() => {
  sheet = content.path("../filled.csv");
});

const seen = {
  observed_on: "2026-11-20",
  source_title: "BioSwiss Heart-Shaped Bandages, 40 ct",
  source_address: "https://shop.example/heart",
  source_publisher: "Shop",
};
const sourceId = "shop-bioswiss-heart-shaped-bandages-40-ct";
const values: Record<string, string> = { count: "40", price: "8.79", packaging: "Tin, round" };

const published = observationSheet(readContent(fixtureContent)).body;

/** Fills the rows of a product in the sheet as it is published, with what `fill` gives for a field. */
function fillSheet(product: string, fill: (field: string) => Record<string, string>, body = published): void {
  const rows = csvParse(body).map((row) =>
    row.product === product ? { ...row, ...seen, ...fill(row.field ?? "") } : row,
  );
  writeFileSync(sheet, csvFormat(rows));
}

function readContent(root: string) {
  const result = readEdition(root);
  if (!result.ok) throw new Error(result.message);
  return result.edition;
}

function run() {
  return observe(sheet, content.root, "2026-11-22");
}

test("the observed values of a product take the place of the illustrative ones, with their source", () => {
  const texts = [content.read(heart), content.read(animal), content.read("sources.yaml")] as const;
  fillSheet("bioswiss-heart-shaped", (field) => ({ observed_value: values[field] ?? "" }));
  const { ok, message } = run();
  expect(message).toMatch(/^Wrote into \S+\/content\/:\n/u);
  expect(message).toContain(`  ${heart}  price 8.49 -> 8.79\n`);
  expect(message).toContain(`  sources.yaml  new source ${sourceId}\n`);
  // Header and last line break are in the count of lines.
  expect(message).toContain(`Illustrative values left: ${published.split("\r\n").length - 2 - 3}.`);
  expect(ok).toBe(true);

  // Only the three lines of the values change, and the source comes last.
  expect(content.read(heart)).toBe(
    texts[0]
      .replace("{ value: 50, kind: illustrative }", `{ value: 40, kind: public, sources: [${sourceId}] }`)
      .replace("{ value: 8.49, kind: illustrative }", `{ value: 8.79, kind: public, sources: [${sourceId}] }`)
      .replace(
        "{ value: Hinged tin, kind: illustrative }",
        `{ value: "Tin, round", kind: public, sources: [${sourceId}] }`,
      ),
  );
  expect(content.read(animal)).toBe(texts[1]);
  expect(content.read("sources.yaml").startsWith(texts[2])).toBe(true);

  const after = readContent(content.root);
  expect(after.report.sources.at(-1)).toMatchObject({ id: sourceId, role: "secondary", date: "2026-11-20" });
  const stated = { kind: "public", sources: [sourceId] };
  expect(after.products[0]?.evidence).toMatchObject({ count: stated, price: stated, packaging: stated });
  const { columns, rows } = deriveProductTable(after);
  const cell = (name: string) => rows[0]?.[columns.findIndex((column) => column.name === name)];
  expect(cell("price_usd")).toEqual({ value: 8.79, ...stated });
  expect(cell("count_bandages")).toEqual({ value: 40, ...stated });
  expect(cell("packaging")).toEqual({ value: "Tin, round", ...stated });
  expect(cell("price_per_bandage_usd")).toMatchObject(stated);
  expect(observationSheet(after).body.split("\r\n")).toEqual(
    published.split("\r\n").filter((line) => !line.startsWith("bioswiss-heart-shaped,")),
  );
});

test("the color of a brand and a source that the content has", () => {
  fillSheet("Welly", () => ({ observed_value: "#123456", source_address: "https://sources.example/sarasota-aso" }));
  const sources = content.read("sources.yaml");
  const { message } = run();
  expect(message).toContain("date and sentence of the known source sarasota-aso cover");
  expect(content.read("brands.yaml")).toContain(
    'color: { value: "#123456", kind: public, sources: [sarasota-aso] }',
  );
  expect(content.read("sources.yaml")).toBe(sources);
});

/** What is in the sheet or the content, and what the command says. */
const refused: [name: string, spoil: () => void, message: string][] = [
  [
    "a bad row among good ones",
    () =>
      fillSheet("bioswiss-heart-shaped", (field) => ({
        observed_value: field === "price" ? "8,49" : (values[field] ?? ""),
      })),
    'row 3, column observed_value: found "8,49"; expected a number',
  ],
  ["a sheet that nobody filled in", () => writeFileSync(sheet, published), "found no filled row"],
  ["an empty sheet", () => writeFileSync(sheet, ""), "found no column product, field,"],
  ["no sheet", () => {}, "could not be read (ENOENT); expected a filled sheet"],
  [
    "a folder in its place",
    () => {
      sheet = content.root;
    },
    "could not be read (EISDIR)",
  ],
  [
    "content that has problems already",
    () => {
      fillSheet("bioswiss-heart-shaped", (field) => ({ observed_value: values[field] ?? "" }));
      content.set(heart, "summary", "");
    },
    `content/${heart}:2:1  summary: found nothing`,
  ],
  [
    "content that would have problems",
    () => {
      content.edit(
        "market.yaml",
        /year: \{ value: \d+, kind: public, sources: \[[^\]]*\] \}/u,
        "year: { value: 1901, kind: illustrative }",
      );
      const { body } = observationSheet(readContent(content.root));
      fillSheet("market", () => ({ observed_value: "3000" }), body);
    },
    "With these values the content would not be sound. The content has 1 problem:",
  ],
];

test.each(refused)("%s: nothing is written", (_, spoil, expected) => {
  spoil();
  const files = [heart, "brands.yaml", "market.yaml", "sources.yaml"];
  const before = files.map((file) => content.read(file));
  const { ok, message } = run();
  expect(message).toContain(expected);
  expect(message.endsWith("Nothing was written.\n")).toBe(true);
  expect(ok).toBe(false);
  expect(files.map((file) => content.read(file))).toEqual(before);
});

test("a message names the sheet as it was named", () => {
  const { message } = observe("no/such.csv", content.root, "2026-11-22");
  expect(message).toBe(
    "no/such.csv: could not be read (ENOENT); expected a filled sheet\nNothing was written.\n",
  );
});
