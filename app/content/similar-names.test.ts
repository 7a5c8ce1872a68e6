import { expect, test } from "vitest";
import { findSimilarName } from "./similar-names";

test.each([
  ["a synonym", "email", ["name", "address", "contact"], "contact"],
  ["the name itself rather than a synonym that does not exist", "tier", ["tiers", "theme"], "tiers"],
  ["a misspelled name", "lisense", ["license", "lead"], "license"],
  ["a name in another case", "Kite.svg", ["plain.svg", "kite.svg"], "kite.svg"],
  ["nothing if no name is similar", "email", ["title", "year"], undefined],
  ["nothing for the name of a method of objects", "constructor", ["title", "year"], undefined],
])("findSimilarName returns %s", (_, wanted, names, expected) => {
  expect(findSimilarName(wanted, names)).toBe(expected);
});
