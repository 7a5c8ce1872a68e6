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

function show(names: string, shown = products) {
  const content = smallContent({ brands, products: shown, tiers });
  const values = deriveNamedValues(deriveReportModel(content, { hasPdf: false }));
  return names.split(" ").map((name) => values.get(name)?.text);
}

test("the leader, its share, and who joins it", () => {
  const names = "leader.name leader.products leader.percent leader.listed leader.joined.names others.names";
  expect(show(names)).toEqual(["Alpha", "3", "75%", "2", "Gamma", "Beta"]);
});

test("several leaders are counted together, and nobody joins", () => {
  const names =
    "leader.name leader.products leader.percent leader.joined.count leader.joined.names others.count";
  expect(show(names, products.slice(1, 3))).toEqual(["Alpha and Beta", "2", "100%", "0", "", "0"]);
});

test("tiers, licenses and ratings", () => {
  const names = "price.range tiers.empty.names tier.Low.products tier.High.names licensed.names rated.count";
  expect(show(names)).toEqual(["$1-15", "Empty", "3", "Product three", "Star and Moon", "1"]);
  expect(show("tiers.counts")).toEqual(["one High, three Low and none Empty"]);
});
