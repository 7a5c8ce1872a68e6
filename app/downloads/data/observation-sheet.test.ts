import { expect, test } from "vitest";
import { heart, trialContent } from "../../../tests/trial-content";
import { observationSheet } from "./observation-sheet";

const content = trialContent();

function readLines(): string[] {
  return observationSheet(content.edition()).body.trimEnd().split("\r\n");
}

test("every product has its open rows, without what we made up and without a range", () => {
  const [header, ...lines] = readLines();
  expect(header).toBe(
    "product,field,name,unit,observed_value,observed_on,source_title,source_address,source_publisher",
  );
  const name = "BioSwiss Heart-Shaped Bandages";
  // It has a rating; another product has none.
  expect(lines.filter((line) => line.startsWith("bioswiss-heart-shaped,"))).toEqual([
    `bioswiss-heart-shaped,count,${name},bandages,,,,,`,
    `bioswiss-heart-shaped,price,${name},US dollars,,,,,`,
    `bioswiss-heart-shaped,packaging,${name},,,,,,`,
    `bioswiss-heart-shaped,seen,${name},yes or no,,,,,`,
    `bioswiss-heart-shaped,latex,${name},words on the pack,,,,,`,
  ]);
  expect(lines.join("\n")).toMatch(/^care-bears-shaped,rating,[^,]*,out of five,,,,,$/mu);
  expect(lines.join("\n"), "colors are ours").not.toContain("#");
});

test("packs that are not in the list have empty rows", () => {
  const rows = readLines().filter((line) => line.startsWith("other-2,"));
  expect(rows.map((line) => line.split(",")[1])).toEqual([
    "name",
    "count",
    "price",
    "packaging",
    "rating",
    "latex",
  ]);
});

test("any other illustrative value has a row, and a known one has none", () => {
  content.edit(
    heart,
    /^packaging: .*/mu,
    "packaging: { value: Tin, kind: public, sources: [openfda-welly] }",
  );
  const year = /year: \{ value: (\d+), kind: public, sources: \[[^\]]*\] \}/u;
  content.edit("market.yaml", year, "year: { value: 1901, kind: illustrative }");
  const text = readLines().join("\n");
  expect(text).not.toContain("bioswiss-heart-shaped,packaging,");
  expect(text).toContain("\nmarket,gallery.dates.0.year,market,,,,,,");
});
