import { expect, test } from "vitest";
import { heart, trialContent } from "../../../tests/trial-content";
import { observationSheet } from "./observation-sheet";

const content = trialContent();

const read = () => observationSheet(content.edition()).body.replaceAll("\r\n", "\n");

test("open values of products, packs that are not in the list: without what we made up and without a range", async () => {
  await expect(read()).toMatchFileSnapshot("golden/to-observe.csv");
});

test("any other illustrative value has a row, and a known one has none", () => {
  content.edit(
    heart,
    /^packaging: .*/mu,
    "packaging: { value: Tin, kind: public, sources: [openfda-welly] }",
  );
  const year = /year: \{ value: (\d+), kind: public, sources: \[[^\]]*\] \}/u;
  content.edit("market.yaml", year, "year: { value: 1901, kind: illustrative }");
  expect(read()).not.toContain("bioswiss-heart-shaped,packaging,");
  expect(read()).toContain("\nmarket,gallery.dates.0.year,market,,,,,,");
});
