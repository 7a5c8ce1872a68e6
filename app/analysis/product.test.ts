import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureContent } from "../../tests/sites";
import { editionIn } from "../../tests/trial-content";
import type { ValueKind } from "../content/kind";
import { countKinds, valueFields } from "./product";

const { products } = editionIn();

type Raw = Record<string, unknown>;
/** In the files, a plain value is a study input. */
const kindOf = (value: unknown) => (value as { kind?: ValueKind }).kind ?? "input";
/** Names and themes are the editors' reading of the inputs, not values. */
const readings: readonly string[] = ["name", "theme"];
const load = (file: string) => parse(readFileSync(path.join(fixtureContent, file), "utf8"));

test("the counts match a recount of the files", () => {
  const brands = load("brands.yaml") as Raw[];
  const records = readdirSync(path.join(fixtureContent, "products")).map(
    (file) => load(`products/${file}`) as Raw,
  );
  const given: Record<string, (record: Raw) => unknown> = {
    priceRange: () => "the tier's",
    brandColor: (record) => brands.find((brand) => brand.name === record.brand)?.color,
  };
  const recount = valueFields.map((field) => {
    const found = records
      .map(given[field] ?? ((record) => record[field]))
      .filter((value) => value !== undefined);
    const counts = { input: 0, public: 0, illustrative: 0 };
    // The color of a brand is one value.
    const counted = field === "brandColor" ? new Set(found) : found;
    if (!readings.includes(field)) for (const value of counted) counts[kindOf(value)]++;
    return { field, counts };
  });
  expect(valueFields.map((field) => ({ field, counts: countKinds(products, [field]) }))).toEqual(recount);
});
