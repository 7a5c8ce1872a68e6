import { describe, expect, test } from "vitest";
import { type ComparedField, type ComparedValues, deriveComparison } from "./comparison";
import type { Kind } from "./value";

const price: ComparedField = {
  key: "price",
  label: "Price",
  best: { wanted: "lowest", words: "Lowest price" },
};
const most = { wanted: "highest", words: "Most bandages" } as const;
const count: ComparedField = { key: "count", label: "Count", best: most };
const theme: ComparedField = { key: "theme", label: "Theme" };

const product = (values: Record<string, string | number>, kind: Kind = "input"): ComparedValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { text: String(value), kind, notes: [], ...(typeof value === "number" && { number: value }) },
    ]),
  );
const best = (field: ComparedField, ...products: ComparedValues[]) =>
  deriveComparison([field], products)[0]?.cells.map((cell) => cell.best);

describe("the best of a row", () => {
  test("is the lowest or the highest, depending on the field", () => {
    expect(best(price, product({ price: 9 }), product({ price: 8 }))).toEqual([undefined, "Lowest price"]);
    expect(best(count, product({ count: 9 }), product({ count: 8 }))).toEqual(["Most bandages", undefined]);
  });

  test("can be shared", () => {
    const products = [8, 9, 8].map((each) => product({ price: each }));
    expect(best(price, ...products)).toEqual(["Lowest price, shared", undefined, "Lowest price, shared"]);
  });

  test("is shared by values that look equal", () => {
    const same = { text: "$0.33", kind: "input", notes: [] } as const;
    const shown = (number: number) => ({ price: { ...same, number } });
    const both = ["Lowest price, shared", "Lowest price, shared", undefined];
    expect(best(price, shown(0.331), shown(0.334), product({ price: 9 }))).toEqual(both);
    expect(best(price, shown(0.331), shown(0.334))).toEqual([undefined, undefined]);
  });

  test("is missing if all are equal, only one is known or the field has no best", () => {
    expect(best(price, product({ price: 8 }), product({ price: 8 }))).toEqual([undefined, undefined]);
    expect(best(price, product({ price: 8 }), product({}))).toEqual([undefined, undefined]);
    expect(best(price, product({ price: 8 }))).toEqual([undefined]);
    expect(best(theme, product({ theme: 1 }), product({ theme: 2 }))).toEqual([undefined, undefined]);
  });
});

describe("illustrative values", () => {
  const made = (values: Record<string, string | number>) => product(values, "illustrative");

  test("are not ranked, alone or beside known ones", () => {
    expect(best(price, made({ price: 9 }), made({ price: 8 }))).toEqual([undefined, undefined]);
    const beside = best(price, made({ price: 9 }), product({ price: 7 }), product({ price: 8 }));
    expect(new Set(beside)).toEqual(new Set([undefined]));
  });

  test("make a row illustrative only together", () => {
    const of = (...products: ComparedValues[]) => deriveComparison([price], products)[0]?.isIllustrative;
    expect(of(made({ price: 9 }), made({}))).toBe(true);
    expect(of(made({ price: 9 }), product({ price: 8 }))).toBe(false);
    expect(of(made({}))).toBe(false);
  });
});

test("a row differs if values differ or one is missing", () => {
  const differs = (...products: ComparedValues[]) => deriveComparison([theme], products)[0]?.differs;
  expect(differs(product({ theme: "a" }), product({ theme: "b" }))).toBe(true);
  expect(differs(product({ theme: "a" }), product({}))).toBe(true);
  expect(differs(product({ theme: "a" }), product({ theme: "a" }))).toBe(false);
  expect(differs(product({}), product({}))).toBe(false);
});
