import { expect, test } from "vitest";
import { brand, product, smallContent, tier } from "../../tests/small-content";
import { toReportedValue } from "../format";
import { deriveNamedValues } from "./named-values";
import { deriveReportModel } from "./report";

const brands = [brand("Alpha"), brand("Beta"), brand("Gamma", "Alpha")];
const products = [
  product("one", { brand: "Alpha", license: toReportedValue("Star") }),
  product("two", { brand: "Alpha", rating: toReportedValue(4.5) }),
  product("three", { brand: "Beta", marketTier: "High" }),
  product("four", { brand: "Gamma", license: toReportedValue("Moon") }),
];
const tiers = [tier("High", 10, 15), tier("Low", 4, 10), tier("Empty", 1, 4)];

/** Returns the texts of named values in a report with some of the products. */
function formatNamed(names: string, listedProducts = products) {
  const content = smallContent({ brands, products: listedProducts, tiers });
  const values = deriveNamedValues(deriveReportModel(content, { hasPdf: false }));
  return names.split(" ").map((name) => values.get(name)?.text);
}

test("leader values describe the largest group and the brands that join it", () => {
  const names = "leader.name leader.products leader.percent leader.listed leader.joined.names others.names";
  expect(formatNamed(names)).toEqual(["Alpha", "3", "75%", "2", "Gamma", "Beta"]);
});

test("leader values count several largest groups together", () => {
  const names =
    "leader.name leader.products leader.percent leader.joined.products leader.joined.names others.count";
  expect(formatNamed(names, products.slice(1, 3))).toEqual(["Alpha and Beta", "2", "100%", "0", "", "0"]);
});

test("tiers, licenses and ratings have named values", () => {
  const names = "price.range tiers.empty.names tier.Low.products tier.High.names licensed.names rated.count";
  expect(formatNamed(names)).toEqual(["$1-15", "Empty", "3", "Product three", "Star and Moon", "1"]);
  expect(formatNamed("tiers.counts")).toEqual(["one High, three Low and none Empty"]);
});
