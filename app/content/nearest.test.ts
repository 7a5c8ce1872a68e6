import { expect, test } from "vitest";
import { describeUnknown, nearest, shorten } from "./nearest";

const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];

test.each([
  ["bioswiss", brands, "BioSwiss"],
  ["Bio Swiss", brands, "BioSwiss"],
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
  // Too long for a name.
  ["x".repeat(201), ["x".repeat(200)], undefined],
])("the nearest to %j of %j is %j", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test("of many candidates none is listed", () => {
  const many = Array.from({ length: 13 }, (_, index) => `source-${index}`);
  expect(describeUnknown("source", "x", many)).toBe('found the unknown source "x"; see the list of sources');
  expect(describeUnknown("source", "x", many.slice(1))).toMatch(/; expected one of: source-1, /u);
});

test("shorten cuts after sixty letters", () => {
  expect(shorten("x".repeat(60))).toBe("x".repeat(60));
  expect(shorten("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
