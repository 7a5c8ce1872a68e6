import { expect, test } from "vitest";
import { illustrative, product, smallContent, sourced } from "../../tests/small-content";
import { reported } from "../format";
import { deriveProduct, shortName } from "./product";

test("a short name lacks the brand and the words of the subject", () => {
  const subject = "Shaped Adhesive Bandages";
  const names = ["Alpha Heart-Shaped Bandages", "Alpha Zoo Animals", "Alpha Shaped Bandages"];
  expect(names.map((name) => shortName(name, "Alpha", subject))).toEqual(["Heart", "Zoo Animals", "Alpha"]);
});

test.each([
  [sourced(8.49), sourced(20), "42¢"],
  [sourced(12), sourced(8), "$1.50"],
  [reported(8.49), sourced(20), "42¢"],
  [sourced(8.49), illustrative(20), undefined],
  [illustrative(8.49), sourced(20), undefined],
])("the price of one, where price and count were observed", (price, count, text) => {
  expect(deriveProduct(product("one", { price, count }), 1, smallContent({})).each?.text).toBe(text);
});
