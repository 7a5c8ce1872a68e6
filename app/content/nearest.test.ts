import { expect, test } from "vitest";
import { nearest } from "./nearest";

const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];

test.each([
  ["bioswiss", brands, "BioSwiss"],
  ["Hotwheels", brands, "Hot Wheels"],
  ["Band Aid", brands, "BAND-AID"],
  ["Acme", brands, undefined],
  ["", brands, undefined],
  // The fewest edits, then the first.
  ["cart", ["cards", "carts", "art"], "carts"],
  ["cat", ["bat", "rat"], "bat"],
  // One wrong letter in a short word, a third of a long one.
  ["ab", ["ac"], "ac"],
  ["ab", ["cd"], undefined],
  ["abcdef", ["abcdxy"], "abcdxy"],
  ["abcdef", ["abcxyz"], undefined],
])("the nearest to %j of %j is %j", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
