import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heart, trialContent } from "../../../tests/trial-content";
import { observationSheet } from "./observation-sheet";

const content = trialContent();

function readLines(): string[] {
  return observationSheet(content.edition()).body.trimEnd().split("\r\n");
}

test("every illustrative value has a row, with what is allowed and nothing observed", () => {
  const files = readdirSync(content.path("."), { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(content.path(name), "utf8"));
  const [header, ...lines] = readLines();
  expect(header).toBe(
    "product,field,name,value,unit,allowed,observed_value,observed_on,source_title,source_address,source_publisher",
  );
  expect(lines).toHaveLength(texts.join("").match(/\bvalue: [^}]*\bkind: illustrative\b/gu)?.length ?? 0);
  const name = "BioSwiss Heart-Shaped Bandages";
  expect(lines.filter((line) => line.startsWith("bioswiss-heart-shaped,"))).toEqual([
    `bioswiss-heart-shaped,count,${name},50,bandages,a whole number from 1 to 10000,,,,,`,
    `bioswiss-heart-shaped,price,${name},8.49,US dollars,7 to 10,,,,,`,
    `bioswiss-heart-shaped,packaging,${name},Hinged tin,,text,,,,,`,
  ]);
  expect(lines).toContain("Hot Wheels,color,Hot Wheels,#e2622f,,#rrggbb,,,,,");
});

test("any other illustrative value has a row too, and none is a formula", () => {
  const reviews = "reviews: { value: { number: 12, noun: reviews }, kind: illustrative }";
  content.edit(heart, /^reviews: .*/mu, reviews);
  content.edit(heart, /^packaging: .*/mu, 'packaging: { value: "=1+1", kind: illustrative }');
  const year = /year: \{ value: (\d+), kind: public, sources: \[[^\]]*\] \}/u;
  content.edit("market.yaml", year, "year: { value: 1901, kind: illustrative }");
  const text = readLines().join("\n");
  expect(text).toMatch(/,reviews,.*,12 reviews,/u);
  expect(text).toContain(",'=1+1,");
  expect(text).toContain("\nmarket,gallery.dates.0.year,market,1901,,a number,");
});
