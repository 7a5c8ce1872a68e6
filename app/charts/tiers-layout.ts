import type { ChartTier, ProductMark, Tick } from "../analysis/figures/figure-model";
import { narrowest } from "./frame";

/** A product: the middle of its mark, `x` as a fraction of the chart's width, `y` in pixels. */
export interface PlacedMark {
  mark: ProductMark;
  x: number;
  y: number;
}

/** A tier: `start` and `width` are fractions of the chart's width, the other lengths are pixels. */
export interface PlacedTier {
  tier: ChartTier;
  top: number;
  band: { start: number; width: number; y: number; height: number };
  marks: PlacedMark[];
}

/** The height and width of a product's mark, in pixels. */
export const markSize = 30;
/** Left and right of the axis, as a fraction: a product at its end lies inside the chart. */
const margin = 0.06;
const markGap = 3;
const labelHeight = 28;
const bandPadding = 6;
const tierGap = 20;
const axisHeight = 28;

/**
 * Places each tier as a band that begins and ends exactly at the ends of its price range, and each product at its price.
 * Marks that would touch on the narrowest screen move to the first row below with room, in order of price.
 */
export function placeTiers(tiers: readonly ChartTier[]) {
  const ends = new Map(tiers.flatMap((tier) => tier.ends.map(({ amount, text }) => [amount, text])));
  const [min, max] = [Math.min(...ends.keys()), Math.max(...ends.keys())];
  const x = (amount: number) => round(margin + ((amount - min) / (max - min)) * (1 - 2 * margin));
  let top = 0;
  const placed = tiers.map((tier): PlacedTier => {
    const rows = stackMarks(tier.marks, x);
    const [low = min, high = max] = tier.ends.map(({ amount }) => amount);
    const y = top + labelHeight;
    const height = Math.max(1, rows.length) * (markSize + markGap) - markGap + 2 * bandPadding;
    const middle = (row: number) => y + bandPadding + markSize / 2 + row * (markSize + markGap);
    const lane = {
      ...{ tier, top },
      band: { start: x(low), width: round(x(high) - x(low)), y, height },
      marks: rows.flatMap((marks, row) => marks.map((mark) => ({ ...mark, y: middle(row) }))),
    };
    top = y + height + tierGap;
    return lane;
  });
  const ticks = [...ends]
    .sort(([a], [b]) => a - b)
    .map(([amount, text]): Tick & { x: number } => ({ x: x(amount), amount, text }));
  return { tiers: placed, ticks, axisY: top - 8, height: top - 8 + axisHeight };
}

function stackMarks(marks: readonly ProductMark[], x: (amount: number) => number) {
  const apart = (markSize + markGap) / narrowest;
  const rows: Omit<PlacedMark, "y">[][] = [];
  for (const mark of [...marks].sort((a, b) => a.price - b.price || a.place - b.place)) {
    const placed = { mark, x: x(mark.price) };
    const row = rows.find((others) => round(placed.x - (others.at(-1)?.x ?? 0)) >= apart);
    if (row) row.push(placed);
    else rows.push([placed]);
  }
  return rows;
}

/** Rounds to a hundredth of a percent. */
function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
