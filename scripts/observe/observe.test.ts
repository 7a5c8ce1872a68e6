import { writeFileSync } from "node:fs";
import { csvFormat, csvParse } from "d3-dsv";
import { afterEach, beforeEach, expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import { hashData } from "../../app/edition/data-hash";
import { readEdition } from "../../app/edition/edition";
import { heart, TrialContent } from "../../tests/trial-content";
import { observe } from "./observe";

let content: TrialContent;
let sheet: string;

beforeEach(() => {
  content = new TrialContent();
  sheet = content.path("../filled.csv");
});

afterEach(() => content.remove());

const welly = "products/04-welly-zoo-animals.yaml";
const seen = {
  observed_on: "2026-11-20",
  source_title: "Hearts [50 ct]",
  source_address: "https://shop.example/heart",
  source_publisher: "Café Shop",
};
type Cells = Partial<typeof seen> & { observed_value: string };

/** Fills the published sheet. Without columns of its own, a value gets the source above. */
function fillSheet(product: string, observed: Record<string, string | Cells>): void {
  const rows = csvParse(observationSheet(readContent(content.root)).body).map((row) => {
    const own = row.product === product ? observed[row.field ?? ""] : undefined;
    if (own === undefined) return row;
    return { ...row, ...seen, ...(typeof own === "string" ? { observed_value: own } : own) };
  });
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

test("observed values replace the illustrative ones, with their source and nothing else", () => {
  const rows = observationSheet(readContent(content.root)).body.split("\r\n");
  const [product, sources] = [content.read(heart), content.read("sources.yaml")];
  fillSheet("bioswiss-heart-shaped", { count: "40", price: "8.79", packaging: "Tin, round" });
  content.edit(heart, "Hinged tin, kind: illustrative }", "Hinged tin, kind: illustrative } # look again");
  const { ok, message } = run();
  expect(message).toContain(`Wrote into content/:
  sources.yaml  new source cafe-shop-hearts-50-ct
  ${heart}  count 50 -> 40
  ${heart}  price 8.49 -> 8.79
  ${heart}  packaging Hinged tin -> Tin, round

Illustrative values left: ${rows.length - 2 - 3}. Now:
- Correct the sentences`);
  expect(ok).toBe(true);

  const after = readContent(content.root);
  expect(message).toContain(`data: "${hashData(after)}"`);
  const kind = "kind: public, sources: [cafe-shop-hearts-50-ct] }";
  expect(content.read(heart)).toBe(
    product
      .replace("{ value: 50, kind: illustrative }", `{ value: 40, ${kind}`)
      .replace("{ value: 8.49, kind: illustrative }", `{ value: 8.79, ${kind}`)
      .replace("{ value: Hinged tin, kind: illustrative }", `{ value: "Tin, round", ${kind}`),
  );
  expect(content.read("sources.yaml")).toBe(`${sources}- id: cafe-shop-hearts-50-ct
  publisher: Café Shop
  title: Hearts [50 ct]
  address: https://shop.example/heart
  date: "2026-11-20"
  role: secondary
  states: The page showed [BioSwiss Heart-Shaped Bandages with count 40 bandages, price $8.79 and packaging Tin, round](cafe-shop-hearts-50-ct).
`);
  const stated = { kind: "public", sources: ["cafe-shop-hearts-50-ct"] };
  expect(after.products[0]?.evidence).toMatchObject({ count: stated, price: stated, packaging: stated });
  const left = rows.filter((line) => !line.startsWith("bioswiss-heart-shaped,"));
  expect(observationSheet(after).body.split("\r\n")).toEqual(left);
});

test("a price with the name of another tier changes the tier, and the editor is told that it was an input", () => {
  fillSheet("welly-zoo-animals", { price: "6.99 Value" });
  const { message } = run();
  expect(message).toContain(`  ${welly}  price 12.49 -> 6.99\n  ${welly}  marketTier Premium -> Value\n`);
  expect(message).toContain("- Pages still call the tier of Welly Zoo Animals Bandages a study input:");
  const product = readContent(content.root).products.find(({ slug }) => slug === "welly-zoo-animals");
  expect(product).toMatchObject({ price: "$6.99", marketTier: "Value" });
});

test("a source that the content has is cited as it is", () => {
  fillSheet("Welly", { color: { observed_value: "#123456", source_address: "https://www.getwelly.com" } });
  const sources = content.read("sources.yaml");
  expect(run().message).toContain("date and sentence of the known source welly-shop-copies cover");
  expect(content.read("brands.yaml")).toContain(
    '{ value: "#123456", kind: public, sources: [welly-shop-copies] }',
  );
  expect(content.read("sources.yaml")).toBe(sources);
});

test("sources of one name, or of none in Latin letters, get ids of their own", () => {
  const name = { source_publisher: "店", source_title: "絆創膏" };
  fillSheet("bioswiss-heart-shaped", {
    count: { observed_value: "40", ...name },
    price: { observed_value: "8.79", ...name, source_address: "https://shop.example/2" },
    packaging: {
      observed_value: "Box",
      source_title: "word ".repeat(40),
      source_address: "https://a.example",
    },
  });
  expect(run().ok).toBe(true);
  const ids = readContent(content.root).report.sources.map(({ id }) => id);
  expect(ids.slice(-3)).toEqual(["source", "source-2", `cafe-shop${"-word".repeat(10)}`]);
});

/** What is in the sheet or the content, and what the command says. */
const refused: [name: string, spoil: () => void, message: string][] = [
  [
    "a bad row among good ones",
    () => fillSheet("bioswiss-heart-shaped", { count: "40", price: "8,79", packaging: "Box" }),
    'row 3, column observed_value: found "8,79"; expected a number',
  ],
  ["an empty sheet", () => writeFileSync(sheet, ""), "filled.csv: found no column product, field,"],
  ["no sheet", () => {}, "filled.csv: could not be read (ENOENT); expected a filled sheet\n"],
  [
    "content that has problems already",
    () => {
      fillSheet("bioswiss-heart-shaped", { price: "8.79" });
      content.set(heart, "summary", "");
    },
    `content/${heart}:2:1  summary: found nothing`,
  ],
  [
    "content that would have problems",
    () => {
      const year = /year: \{ value: \d+, kind: public, sources: \[[^\]]*\] \}/u;
      content.edit("market.yaml", year, "year: { value: 1901, kind: illustrative }");
      fillSheet("market", { "gallery.dates.0.year": "3000" });
    },
    "With these values the content would not be sound. The content has 1 problem:",
  ],
];

test.each(refused)("%s: nothing is written", (_, spoil, expected) => {
  spoil();
  const read = () => [heart, "market.yaml", "sources.yaml"].map((file) => content.read(file));
  const before = read();
  const { ok, message } = run();
  expect(message).toContain(expected);
  expect(message.endsWith("\nNothing was written.\n")).toBe(true);
  expect(ok).toBe(false);
  expect(read()).toEqual(before);
});
