import { expect, test } from "vitest";
import { brand, product, smallContent, tier } from "../../tests/small-content";
import { toReportedValue } from "../format";
import { formatShareNotes, percentOf, selectProducts } from "./groups";
import { deriveReportModel } from "./report";

const model = deriveReportModel(
  smallContent({
    brands: [brand("Beta"), brand("Alpha"), brand("Gamma", "Alpha")],
    tiers: [tier("High", 10, 15), tier("Low", 7, 10), tier("Empty", 4, 7)],
    products: [
      product("one", { brand: "Gamma", license: toReportedValue("Star") }),
      product("two", { theme: "Cars" }),
      product("three", { brand: "Beta", marketTier: "High" }),
    ],
  }),
  { hasPdf: false },
);
const slugs = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug).join(" ");

test("deriveShares sorts groups by size, and lists products of other brands in a group last", () => {
  expect(model.shares).toMatchObject([
    { group: "Alpha", percentage: 67, joinedBrands: "Gamma" },
    { group: "Beta", percentage: 33, joinedBrands: "" },
  ]);
  expect(model.shares.map(({ products }) => slugs(products))).toEqual(["two one", "three"]);
});

test("formatShareNotes explains the shares that include other brands", () => {
  const template = "{brand} includes {joining}";
  expect(formatShareNotes(model.shares, template)).toEqual({ Alpha: "Alpha includes Gamma" });
  expect(formatShareNotes([{ group: "$&", joinedBrands: "$1" }], template)).toEqual({
    "$&": "$& includes $1",
  });
});

test("deriveTiers includes tiers without products", () => {
  expect(model.tiers.map(({ range, countText, products }) => [range, countText, slugs(products)])).toEqual([
    ["$10-15", "1 product", "three"],
    ["$7-10", "2 products", "one two"],
    ["$4-7", "no product", ""],
  ]);
});

test("percentOf rounds to whole percents, and returns 0 if the base is 0", () => {
  expect([percentOf(7, 10), percentOf(1, 3), percentOf(2, 3), percentOf(0, 0)]).toEqual([70, 33, 67, 0]);
});

test.each([
  ["all", "one two three"],
  ["licensed", "one"],
  [{ group: "Alpha" }, "one two"],
  [{ tier: "High" }, "three"],
  [{ theme: "Cars" }, "two"],
  [undefined, ""],
] as const)("selectProducts returns the products of the selection %j", (selection, expected) => {
  expect(slugs(selectProducts(model.products, selection))).toBe(expected);
});
