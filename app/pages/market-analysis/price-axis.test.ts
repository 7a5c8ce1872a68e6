import { describe, expect, test } from "vitest";
import { illustrative, sourced } from "../../../tests/small-content";
import {
  createPriceScale,
  drawingWidth,
  listTicks,
  minLabelDistance,
  type PlacedProduct,
  placeProducts,
  selectLabels,
} from "./price-axis";

/** A scale on which the position of an amount is the amount itself. */
const scale = createPriceScale(0, 100);

test("the scale maps the lowest amount to 0 and the highest to 100", () => {
  const dollars = createPriceScale(4, 24);
  expect([4, 9, 14, 24].map(dollars)).toEqual([0, 25, 50, 100]);
});

describe("listTicks", () => {
  test("lists every dollar of a range from $4 to $15", () => {
    expect(listTicks(4, 15)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test("lists only round amounts inside the range", () => {
    expect(listTicks(4.5, 100)).toEqual(Array.from({ length: 20 }, (_, index) => 5 * (index + 1)));
    expect(listTicks(0.15, 0.42)).toEqual([
      0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.34, 0.36, 0.38, 0.4, 0.42,
    ]);
  });

  test.each([
    [4, 24],
    [1, 150],
    [0, 100_000],
    [9.99, 1234.56],
    [0.01, 0.5],
    [7, 7.5],
  ])("lists a readable number of ticks from $%d to $%d", (lowest, highest) => {
    const ticks = listTicks(lowest, highest);
    expect(ticks.length).toBeGreaterThanOrEqual(7);
    expect(ticks.length).toBeLessThanOrEqual(21);
    expect(ticks[0]).toBeGreaterThanOrEqual(lowest);
    expect(ticks.at(-1)).toBeLessThanOrEqual(highest);
  });
});

describe("selectLabels", () => {
  test.each([
    ["keeps all amounts that have room", [0, 30, 60, 100], [0, 30, 60, 100]],
    ["keeps the first and the last amount when there are no others", [0, 100], [0, 100]],
    ["drops an amount near the first", [0, 13, 50, 100], [0, 50, 100]],
    ["drops an amount near the previous label", [0, 40, 53, 67, 100], [0, 40, 67, 100]],
    ["drops an amount near the last", [0, 50, 87, 100], [0, 50, 100]],
    ["keeps amounts at the minimum distance", [0, 14, 86, 100], [0, 14, 86, 100]],
    [
      "measures the distance from the previous label, not from a dropped amount",
      [0, 10, 20, 100],
      [0, 20, 100],
    ],
  ])("%s", (_, amounts, labels) => {
    expect(selectLabels(amounts, scale)).toEqual(labels);
  });

  test.each([1, 3, 7, 13, 14, 15, 33])(
    "keeps labels apart when there is an amount every %i percent",
    (step) => {
      const steps = Array.from({ length: Math.ceil(100 / step) }, (_, index) => index * step);
      const labels = selectLabels([...steps, 100], scale);
      expect([labels[0], labels.at(-1)]).toEqual([0, 100]);
      for (const [index, label] of labels.slice(1).entries())
        expect(label - (labels[index] ?? 0)).toBeGreaterThanOrEqual(minLabelDistance);
    },
  );
});

describe("placeProducts", () => {
  const withoutPrice = (count: number) => Array.from({ length: count }, () => ({ price: illustrative(1) }));
  const withPrices = (...prices: number[]) => prices.map((price) => ({ price: sourced(price) }));
  const centersOf = (placedProducts: readonly PlacedProduct<unknown>[]) =>
    placedProducts.map(({ center }) => center);
  const linesOf = (placedProducts: readonly PlacedProduct<unknown>[]) =>
    placedProducts.map(({ line }) => line);

  function expectNoOverlap(placedProducts: readonly PlacedProduct<unknown>[]) {
    for (const [index, product] of placedProducts.entries())
      for (const neighbor of placedProducts.slice(index + 1))
        if (product.line === neighbor.line)
          expect(Math.abs(product.center - neighbor.center)).toBeGreaterThanOrEqual(drawingWidth - 0.01);
  }

  test("returns nothing for an empty tier", () => {
    expect(placeProducts([], { start: 20, end: 60 }, scale)).toEqual([]);
  });

  test("spreads products without an observed price evenly over the band", () => {
    const placedProducts = placeProducts(withoutPrice(4), { start: 20, end: 60 }, scale);
    expect(centersOf(placedProducts)).toEqual([25, 35, 45, 55]);
    expect(linesOf(placedProducts)).toEqual([0, 0, 0, 0]);
  });

  test("does not use the illustrative price of a product", () => {
    const [placedProduct] = placeProducts([{ price: illustrative(30) }], { start: 20, end: 60 }, scale);
    expect(placedProduct?.center).toBe(40);
  });

  test("spreads products whose price is not known like those with an illustrative price", () => {
    const products = [{ price: illustrative(30) }, {}];
    expect(centersOf(placeProducts(products, { start: 20, end: 60 }, scale))).toEqual([30, 50]);
  });

  test("starts another line when the band has no room for all products", () => {
    const placedProducts = placeProducts(withoutPrice(12), { start: 20, end: 65 }, scale);
    expect(new Set(centersOf(placedProducts))).toEqual(new Set([24.5, 33.5, 42.5, 51.5, 60.5]));
    expect(linesOf(placedProducts).toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
  });

  test("places products with an observed price at that price, from left to right", () => {
    const products = withPrices(55, 21, 38);
    const placedProducts = placeProducts(products, { start: 20, end: 60 }, createPriceScale(0, 200));
    expect(placedProducts.map(({ product, center }) => [product, center])).toEqual([
      [products[1], 10.5],
      [products[2], 19],
      [products[0], 27.5],
    ]);
  });

  test("moves a drawing to the next line only when it would overlap", () => {
    const band = { start: 0, end: 100 };
    expect(linesOf(placeProducts(withPrices(10, 18, 26), band, scale))).toEqual([0, 0, 0]);
    expect(linesOf(placeProducts(withPrices(10, 17, 18), band, scale))).toEqual([0, 1, 0]);
    expect(linesOf(placeProducts(withPrices(50, 50, 50), band, scale))).toEqual([0, 1, 2]);
  });

  test("keeps products with an observed price at that price among products without one", () => {
    const placedProducts = placeProducts(
      [...withoutPrice(2), ...withPrices(31), ...withoutPrice(2)],
      { start: 20, end: 60 },
      scale,
    );
    expect(centersOf(placedProducts)).toEqual([25, 31, 35, 45, 55]);
    expect(linesOf(placedProducts)).toEqual([0, 1, 0, 0, 0]);
  });

  test("stacks products in the middle of a band that is narrower than a drawing", () => {
    const placedProducts = placeProducts(withoutPrice(3), { start: 40, end: 44 }, scale);
    expect(centersOf(placedProducts)).toEqual([42, 42, 42]);
    expect(linesOf(placedProducts)).toEqual([0, 1, 2]);
  });

  test.each([
    [1, 8],
    [10, 33.3],
    [25, 7],
    [40, 56.7],
    [100, 100],
  ])("places each of %i products once and without overlap in a band of %d percent", (count, width) => {
    const band = { start: 0, end: width };
    const prices = Array.from({ length: count }, (_, index) => (index * 7.3) % width);
    const products = [...withoutPrice(count), ...withPrices(...prices)];
    const placedProducts = placeProducts(products, band, scale);
    expect(placedProducts).toHaveLength(products.length);
    expect(new Set(placedProducts.map(({ product }) => product))).toEqual(new Set(products));
    expectNoOverlap(placedProducts);
    for (const { product, center } of placedProducts) {
      if (product.price.kind === "sourced") expect(center).toBe(scale(product.price.value));
      expect(center).toBeGreaterThanOrEqual(band.start);
      expect(center).toBeLessThanOrEqual(band.end);
    }
  });
});
