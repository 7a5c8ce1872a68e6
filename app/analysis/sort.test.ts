import { expect, test } from "vitest";
import { type SortOrder, sortProducts } from "./sort";

/** Name, price, count and rating; each has a tie. */
const products = (
  [
    ["Zoo 10", 8, 50, 4.4],
    ["Émile", 12, 50],
    ["ant", 8, 100, 3],
    ["Elk", 7.5, 24],
    ["Zoo 9", 9, 24, 4.4],
    ["ant", 12, 24, 0],
  ] as [string, number, number, number?][]
).map(([name, priceNumber, countNumber, ratingNumber], index) => ({
  ...{ place: index + 1, name, priceNumber, countNumber },
  pricePerPieceNumber: priceNumber / countNumber,
  ...(ratingNumber !== undefined && { ratingNumber }),
}));

test.each<[order: SortOrder, places: number[]]>([
  ["list", [1, 2, 3, 4, 5, 6]],
  ["name", [3, 6, 4, 2, 1, 5]],
  ["price", [4, 1, 3, 5, 2, 6]],
  ["per-piece", [3, 1, 2, 4, 5, 6]],
  ["count", [3, 1, 2, 4, 5, 6]],
  ["rating", [1, 5, 3, 6, 2, 4]],
])("by %s gives %j, whatever the order before; ties stay in the order of the list", (order, places) => {
  for (const list of [products, products.toReversed()]) {
    const before = [...list];
    expect(sortProducts(list, order).map(({ place }) => place)).toEqual(places);
    expect(list).toEqual(before);
  }
});
