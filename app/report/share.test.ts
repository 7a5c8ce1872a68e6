import { expect, test } from "vitest";
import type { Content } from "../content/read-content";
import type { Product } from "./product";
import { deriveShares, percentOf } from "./share";

const brand = (name: string, group = name): Content["brands"][number] => ({
  name,
  group,
  color: "#123456",
});
const products = (groups: string) =>
  [...groups].map((group, index) => ({ group, slug: `${index}` }) as Product);

test("deriveShares counts products by group, largest first, ties in the order of the brands", () => {
  const shares = deriveShares(products("BAACA"), [brand("B"), brand("A"), brand("C")]);
  expect(shares.map(({ brand: name, products: count, percentage }) => [name, count, percentage])).toEqual([
    ["A", 3, 60],
    ["B", 1, 20],
    ["C", 1, 20],
  ]);
  expect(shares[0]?.members.map(({ slug }) => slug)).toEqual(["1", "2", "4"]);
  expect(shares[0]?.color).toBe("#123456");
});

test("deriveShares omits a brand that is counted with another group", () => {
  const shares = deriveShares(products("AA"), [brand("A"), brand("B", "A")]);
  expect(shares.map((share) => share.brand)).toEqual(["A"]);
});

test("percents are rounded, and no products are no percent", () => {
  const percents = ([part, base]: number[]) => percentOf(part ?? 0, base ?? 0);
  const shares = "0/0 1/0 0/10 10/10 1/3 2/3 1/8 1/1000"
    .split(" ")
    .map((share) => share.split("/").map(Number));
  expect(shares.map(percents)).toEqual([0, 0, 0, 100, 33, 67, 13, 0]);
});
