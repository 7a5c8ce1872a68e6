import { describe, expect, test } from "vitest";
import type { Product } from "../analysis/product";
import type { PriceTier } from "../analysis/tier";
import { dotRadius, type PlacedLane, placeTiers, stripEnd } from "./tier-lanes-layout";

const narrowest = 280;

function tier(label: string, min: number, max: number, prices: readonly number[]): PriceTier {
  const products = prices.map(
    (amount, index) =>
      ({
        place: index + 1,
        name: `${label} ${index + 1}`,
        priceNumber: amount,
        price: `$${amount}`,
      }) as Product,
  );
  const ends = [min, max].map((amount) => ({ amount, text: `$${amount}` }));
  return { label, range: `$${min}-${max}`, min, max, ends, color: "blue", hex: "#1d4f8f", products };
}

const tiers = (high: readonly number[], mid: readonly number[], low: readonly number[]) => [
  tier("High", 10, 15, high),
  tier("Mid", 7, 10, mid),
  tier("Low", 4, 7, low),
];
const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));

const cases: Record<string, PriceTier[]> = {
  "as in the report": tiers([12.49], [8.49, 8.99, 7.99, 8.79, 7.49, 9.29, 7.79, 8.29, 9.49], []),
  "one product only": tiers([], [8], []),
  "no product at all": tiers([], [], []),
  "all in one tier": tiers([], spread(7, 10, 10), []),
  "equal prices": tiers([12, 12, 12], [8, 8, 8, 8, 8], [5, 5]),
  "prices at both ends": tiers([10, 15], [7, 10], [4, 7]),
  "a cent apart": tiers([], [8, 8.01, 8.02, 8.03], []),
  "a hundred products": tiers(spread(10, 15, 20), spread(7, 10, 60), spread(4, 7, 20)),
  "a hundred equal prices": tiers([], spread(8, 8, 100), []),
  "one tier only": [tier("Only", 4, 15, [4, 9, 15])],
};

describe.each(Object.entries(cases))("%s", (_, given) => {
  const { lanes, ticks, axisY, height } = placeTiers(given);
  const pixels = (fraction: number) => fraction * narrowest;

  test("every product has a dot at its price, in its own lane", () => {
    expect(lanes.map((lane) => lane.dots.map(({ place }) => place).sort((a, b) => a - b))).toEqual(
      given.map(({ products }) => products.map(({ place }) => place)),
    );
    for (const {
      dots,
      start,
      width,
      tier: { min, max },
    } of lanes) {
      for (const { x, amount } of dots)
        expect(x).toBeCloseTo(start + stripEnd + ((amount - min) / (max - min)) * (width - 2 * stripEnd), 3);
    }
  });

  test("no two dots touch on the narrowest screen", () => {
    for (const { dots } of lanes) {
      for (const [index, dot] of dots.entries()) {
        for (const other of dots.slice(index + 1))
          expect(Math.hypot(pixels(dot.x - other.x), dot.y - other.y)).toBeGreaterThanOrEqual(2 * dotRadius);
      }
    }
  });

  test("dots lie inside their strip", () => {
    const ends = (lane: PlacedLane) => [lane.start, lane.start + lane.width] as const;
    for (const lane of lanes) {
      for (const { x, y } of lane.dots) {
        expect(pixels(x) - dotRadius).toBeGreaterThanOrEqual(pixels(ends(lane)[0]));
        expect(pixels(x) + dotRadius).toBeLessThanOrEqual(pixels(ends(lane)[1]));
        expect(y - dotRadius).toBeGreaterThanOrEqual(lane.stripY);
        expect(y + dotRadius).toBeLessThanOrEqual(lane.stripY + lane.stripHeight);
      }
    }
  });

  test("lanes do not overlap, and all lie above the axis", () => {
    for (const [index, { top, stripY, stripHeight }] of lanes.entries()) {
      expect(stripY).toBeGreaterThan(top);
      expect(stripHeight).toBeGreaterThan(2 * dotRadius);
      expect(lanes[index + 1]?.top ?? axisY).toBeGreaterThan(stripY + stripHeight);
    }
    expect(height).toBeGreaterThan(axisY);
  });

  test("the axis has one tick for each end of a tier, from edge to edge", () => {
    const ends = [...new Set(given.flatMap(({ min, max }) => [min, max]))].sort((a, b) => a - b);
    expect(ticks.map(({ amount }) => amount)).toEqual(ends);
    expect([ticks.at(0)?.x, ticks.at(-1)?.x]).toEqual([stripEnd, 1 - stripEnd]);
  });
});

test("an empty tier has a strip without dots", () => {
  const low = placeTiers(tiers([12], [8], [])).lanes[2];
  expect(low).toMatchObject({ start: 0, dots: [] });
  expect(low?.width).toBeGreaterThan(0);
});

test("dots share a row where they do not touch, and otherwise take as few rows as possible", () => {
  const rows = (prices: readonly number[]) =>
    new Set(placeTiers(tiers([], prices, [])).lanes[1]?.dots.map(({ y }) => y)).size;
  expect(rows([7, 8.5, 10])).toBe(1);
  expect(rows([7, 7.5, 8.5, 10])).toBe(2);
  expect(rows([8, 8, 8])).toBe(3);
});
