import { writeFileSync } from "node:fs";
import { csvFormat } from "d3-dsv";
import { expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import { hashData } from "../../app/edition/data-hash";
import { heart, trialContent } from "../../tests/trial-content";
import { observe } from "./observe";

const content = trialContent();

const welly = "products/04-welly-zoo-animals.yaml";
const price = {
  product: "bioswiss-heart-shaped",
  field: "price",
  observed_value: "8.79",
  observed_on: "2026-11-20",
  source_title: "Hearts [50 ct]",
  source_address: "https://shop.example/heart",
  source_publisher: "Café Shop",
};
const count = { ...price, field: "count", observed_value: "40" };
const packaging = { ...price, field: "packaging", observed_value: "Tin, round" };

function run(...rows: (typeof price)[]) {
  const sheet = content.path("../filled.csv");
  writeFileSync(sheet, csvFormat(rows));
  return content.shorten(observe(sheet, content.root, "2026-11-22"));
}

test("observed values replace the illustrative ones, with their source and nothing else", () => {
  const rows = observationSheet(content.edition()).body.split("\r\n");
  const [product, sources] = [content.read(heart), content.read("sources.yaml")];
  content.edit(heart, "Hinged tin, kind: illustrative }", "Hinged tin, kind: illustrative } # look again");
  const message = run(price, count, packaging);
  expect(message).toContain(`Wrote into content/:
  sources.yaml  new source cafe-shop-hearts-50-ct
  ${heart}  price 8.49 -> 8.79
  ${heart}  count 50 -> 40
  ${heart}  packaging Hinged tin -> Tin, round

Illustrative values left: ${rows.length - 2 - 3}. Now:
- Correct the sentences`);

  const after = content.edition();
  expect(message).toContain(`data: "${hashData(after)}"`);
  const kind = "kind: public, sources: [cafe-shop-hearts-50-ct] }";
  expect(content.read(heart)).toBe(
    product
      .replace("50, kind: illustrative }", `40, ${kind}`)
      .replace("8.49, kind: illustrative }", `8.79, ${kind}`)
      .replace("Hinged tin, kind: illustrative }", `"Tin, round", ${kind}`),
  );
  expect(content.read("sources.yaml")).toBe(`${sources}- id: cafe-shop-hearts-50-ct
  publisher: Café Shop
  title: Hearts [50 ct]
  address: https://shop.example/heart
  date: "2026-11-20"
  role: secondary
  states: The page showed [BioSwiss Heart-Shaped Bandages with price $8.79, count 40 bandages and packaging Tin, round](cafe-shop-hearts-50-ct).
`);
  const stated = { kind: "public", sources: ["cafe-shop-hearts-50-ct"] };
  expect(after.products[0]?.evidence).toMatchObject({ count: stated, price: stated, packaging: stated });
  const left = rows.filter((line) => !line.startsWith("bioswiss-heart-shaped,"));
  expect(observationSheet(after).body.split("\r\n")).toEqual(left);
});

test("a price with the name of another tier changes the tier, and the editor is told that it was an input", () => {
  const message = run({ ...price, product: "welly-zoo-animals", observed_value: "6.99 Value" });
  expect(message).toContain(`  ${welly}  price 12.49 -> 6.99\n  ${welly}  marketTier Premium -> Value\n`);
  expect(message).toContain("- Pages still call the tier of Welly Zoo Animals Bandages a study input:");
  const product = content.edition().products.find(({ slug }) => slug === "welly-zoo-animals");
  expect(product).toMatchObject({ price: "$6.99", marketTier: "Value" });
});

test("a source that the content has is cited as it is; others get ids of their own", () => {
  const known = { source_address: "https://sources.example/sarasota-aso" };
  const long = { source_title: "word ".repeat(40), source_address: "https://shop.example/3" };
  const unnamed = { source_publisher: "店", source_title: "絆創膏" };
  const message = run(
    { ...price, ...known },
    { ...count, ...unnamed },
    { ...packaging, ...unnamed, source_address: "https://shop.example/2" },
    { ...price, ...long, product: "welly-zoo-animals", observed_value: "12" },
  );
  expect(message).toContain("date and sentence of the known source sarasota-aso cover");
  expect(content.read(heart)).toContain("{ value: 8.79, kind: public, sources: [sarasota-aso] }");
  const ids = content.edition().report.sources.map(({ id }) => id);
  expect(ids.slice(-3)).toEqual(["source", "source-2", `cafe-shop${"-word".repeat(10)}`]);
});

test("nothing is written if anything is wrong with the sheet or the content", () => {
  const read = () => [heart, "sources.yaml"].map((file) => content.read(file));
  const expectRefused = (expected: string, ...rows: (typeof price)[]) => {
    const before = read();
    expect(() => run(...rows)).toThrow(new RegExp(`${expected}[\\s\\S]*\nNothing was written\\.$`));
    expect(read()).toEqual(before);
  };
  const bad = { ...price, observed_value: "8,79" };
  expectRefused('filled.csv: row 3, column observed_value: found "8,79"; expected a number', count, bad);

  const year = /year: \{ value: \d+, kind: public, sources: \[[^\]]*\] \}/u;
  content.edit("market.yaml", year, "year: { value: 1901, kind: illustrative }");
  const unsound = { ...price, product: "market", field: "gallery.dates.0.year", observed_value: "3000" };
  const refusal = "With these values the content would not be sound. The content has 1 problem:";
  expectRefused(refusal, price, unsound);
  content.set(heart, "summary", "");
  expectRefused(`${heart}:2:1  summary: found nothing`, price);
});
