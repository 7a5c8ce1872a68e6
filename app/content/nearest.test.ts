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

  test("picks the fewest edits, then the first", () => {
    expect(nearest("cart", ["cards", "carts", "art"])).toBe("carts");
    expect(nearest("cat", ["bat", "rat"])).toBe("bat");
  });

  test("allows one wrong letter in a short word, a third of a long one", () => {
    expect(nearest("ab", ["ac"])).toBe("ac");
    expect(nearest("ab", ["cd"])).toBeUndefined();
    expect(nearest("abcdef", ["abcdxy"])).toBe("abcdxy");
    expect(nearest("abcdef", ["abcxyz"])).toBeUndefined();
  });

  test("without candidates finds nothing", () => {
    expect(nearest("a", [])).toBeUndefined();
  });

  test("ignores texts too long for a name", () => {
    expect(nearest("x".repeat(201), ["x".repeat(200)])).toBeUndefined();
  });
});

describe("describeUnknown", () => {
  test("suggests the nearest", () => {
    expect(describeUnknown("tier", "Mdi", ["Mid", "Premium"])).toBe(
      'found the unknown tier "Mdi"; expected one of: Mid, Premium',
    );
    expect(describeUnknown("tier", "Midd", ["Mid", "Premium"])).toBe(
      'found the unknown tier "Midd"; did you mean "Mid"?',
    );
  });

  test("refers to the list if there are many", () => {
    const many = Array.from({ length: 13 }, (_, index) => `source-${index}`);
    expect(describeUnknown("source", "x", many)).toBe(
      'found the unknown source "x"; see the list of sources',
    );
    expect(describeUnknown("source", "x", many.slice(1))).toMatch(/; expected one of: source-1, /u);
  });
});

test("shorten cuts after sixty letters", () => {
  expect(shorten("x".repeat(60))).toBe("x".repeat(60));
  expect(shorten("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
