import { describe, expect, test } from "vitest";
import { describeUnknown, nearest, shorten } from "./nearest";

describe("nearest", () => {
  const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];

  test.each([
    ["BioSwis", "BioSwiss"],
    ["bioswiss", "BioSwiss"],
    ["Bio Swiss", "BioSwiss"],
    ["Wely", "Welly"],
    ["Hotwheels", "Hot Wheels"],
    ["Band Aid", "BAND-AID"],
    ["Acme", undefined],
    ["", undefined],
  ])("%j → %j", (word, expected) => {
    expect(nearest(word, brands)).toBe(expected);
  });

  test("of several, the one with the fewest edits; of equals, the first", () => {
    expect(nearest("cart", ["cards", "carts", "art"])).toBe("carts");
    expect(nearest("cat", ["bat", "rat"])).toBe("bat");
  });

  test("a letter may be wrong in a short word, a third of them in a long one", () => {
    expect(nearest("ab", ["ac"])).toBe("ac");
    expect(nearest("ab", ["cd"])).toBeUndefined();
    expect(nearest("abcdef", ["abcdxy"])).toBe("abcdxy");
    expect(nearest("abcdef", ["abcxyz"])).toBeUndefined();
  });

  test("of nothing is nothing", () => {
    expect(nearest("a", [])).toBeUndefined();
  });

  test("of a text that is no word is nothing", () => {
    expect(nearest("x".repeat(201), ["x".repeat(200)])).toBeUndefined();
  });
});

describe("describeUnknown", () => {
  test("offers the nearest", () => {
    expect(describeUnknown("tier", "Mdi", ["Mid", "Premium"])).toBe(
      'found the unknown tier "Mdi"; expected one of: Mid, Premium',
    );
    expect(describeUnknown("tier", "Midd", ["Mid", "Premium"])).toBe(
      'found the unknown tier "Midd"; did you mean "Mid"?',
    );
  });

  test("points to the list where there are many", () => {
    const many = Array.from({ length: 13 }, (_, index) => `source-${index}`);
    expect(describeUnknown("source", "x", many)).toBe(
      'found the unknown source "x"; see the list of sources',
    );
    expect(describeUnknown("source", "x", many.slice(1))).toMatch(/; expected one of: source-1, /u);
  });
});

test("what was found is shown in at most sixty letters", () => {
  expect(shorten("x".repeat(60))).toBe("x".repeat(60));
  expect(shorten("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
