import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readRows } from "../../../tests/parity/csv";
import { heart, trialContent } from "../../../tests/trial-content";
import { readEdition } from "../../edition/edition";
import { observationSheet } from "./observation-sheet";

const content = trialContent();

function rows() {
  const result = readEdition(content.root);
  if (!result.ok) throw new Error(result.message);
  return readRows(observationSheet(result.edition).body);
}

function countInFiles(pattern: RegExp): number {
  const products = readdirSync(content.path("products")).map((name) => `products/${name}`);
  const texts = ["brands.yaml", "market.yaml", ...products].map((file) => content.read(file));
  return texts.join("").match(pattern)?.length ?? 0;
}

test("every illustrative value of products and brands has a row, with what is allowed and nothing observed", () => {
  const written = rows();
  expect(written).toHaveLength(countInFiles(/\bvalue: .*\bkind: illustrative\b/gu));
  const own = written.filter(({ product }) => product === "bioswiss-heart-shaped");
  const nothing = {
    observed_value: "",
    observed_on: "",
    source_title: "",
    source_address: "",
    source_publisher: "",
  };
  const asked = { product: "bioswiss-heart-shaped", name: "BioSwiss Heart-Shaped Bandages", ...nothing };
  expect(own).toEqual([
    { ...asked, field: "count", value: "50", unit: "bandages", allowed: "a whole number from 1 to 10000" },
    { ...asked, field: "price", value: "8.49", unit: "US dollars", allowed: "7 to 10" },
    { ...asked, field: "packaging", value: "Hinged tin", unit: "", allowed: "text" },
  ]);
  expect(written.find(({ product }) => product === "Hot Wheels")).toEqual({
    ...nothing,
    product: "Hot Wheels",
    field: "color",
    name: "Hot Wheels",
    value: "#e2622f",
    unit: "",
    allowed: "#rrggbb",
  });
});

test("an illustrative value of any other field has a row too", () => {
  content.set(heart, "reviews", "reviews: { value: { number: 12, noun: reviews }, kind: illustrative }");
  content.edit(
    "market.yaml",
    /year: \{ value: (\d+), kind: public, sources: \[[^\]]*\] \}/u,
    "year: { value: 1901, kind: illustrative }",
  );
  const written = rows();
  expect(written.find(({ field }) => field === "reviews")?.value).toBe("12 reviews");
  expect(written.at(-1)).toMatchObject({ product: "market", field: "gallery.dates.0.year", value: "1901" });
});

test("a name that a spreadsheet would run as a formula is made safe", () => {
  content.set(heart, "packaging", 'packaging: { value: "=1+1", kind: illustrative }');
  expect(rows().find(({ field }) => field === "packaging")?.value).toBe("'=1+1");
});
