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
  // Not the opposite, another thing, another number or another script.
  ["Not confirmed", ["Partly confirmed", "Confirmed"], undefined],
  ["Partly confirmed", ["Not confirmed", "Open"], undefined],
  ["Unconfirmed", ["Confirmed", "Open"], undefined],
  ["licensed", ["unlicensed"], undefined],
  ["Confirmd", ["Not confirmed", "Confirmed"], "Confirmed"],
  ["product.hot-wheels-shaped.price", ["product.hot-wheels-emoji.price"], undefined],
  ["packs.25.products", ["packs.24.products"], undefined],
  ["K2", ["ק2"], undefined],
  ["inpot", ["input"], "input"],
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

test("a candidate that occurs several times is listed once", () => {
  const message = describeUnknown("theme", "x", ["Animals", "Hearts", "Animals"]);
  expect(message).toBe('found the unknown theme "x"; expected one of: Animals, Hearts');
});

test("shorten cuts after sixty letters", () => {
  expect(shorten("x".repeat(60))).toBe("x".repeat(60));
  expect(shorten("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
