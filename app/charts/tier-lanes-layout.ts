import type { PriceTier } from "../analysis/tier";

/** A product: `x` is a fraction of the chart's width, `y` is in pixels. */
interface PlacedDot {
  x: number;
  y: number;
  place: number;
  amount: number;
}

/** A tier: `start` and `width` are fractions of the chart's width, the other lengths are pixels. */
export interface PlacedLane {
  tier: PriceTier;
  top: number;
  stripY: number;
  stripHeight: number;
  start: number;
  width: number;
  dots: PlacedDot[];
}

export interface PlacedTiers {
  lanes: PlacedLane[];
  ticks: { x: number; amount: number; text: string }[];
  axisY: number;
  height: number;
}

export const dotRadius = 13;
/** How far a strip extends beyond its price range, as a fraction: a dot at the end of the range lies on the strip. */
export const stripEnd = 0.05;
const dotGap = 4;
const rowHeight = 2 * dotRadius + dotGap;
const labelHeight = 28;
const stripPadding = 7;
const laneGap = 22;
const axisHeight = 28;
/** The narrowest chart in pixels: dots that do not touch there touch nowhere. */
const narrowest = 280;

/**
 * Places each tier as a strip over its price range and each product as a dot at its price. Dots that would touch on the
 * narrowest screen move to the first row below with room, in order of price.
 */
export function placeTiers(tiers: readonly PriceTier[]): PlacedTiers {
  const ends = new Map(tiers.flatMap((tier) => tier.ends.map(({ amount, text }) => [amount, text])));
  const [min, max] = [Math.min(...ends.keys()), Math.max(...ends.keys())];
  const x = (amount: number) => round(stripEnd + ((amount - min) / (max - min)) * (1 - 2 * stripEnd));
  let top = 0;
  const lanes = tiers.map((tier): PlacedLane => {
    const rows = stackDots(tier, x);
    const stripY = top + labelHeight;
    const lane = {
      tier,
      top,
      stripY,
      stripHeight: Math.max(1, rows.length) * rowHeight - dotGap + 2 * stripPadding,
      start: round(x(tier.min) - stripEnd),
      width: round(x(tier.max) - x(tier.min) + 2 * stripEnd),
      dots: rows.flatMap((row, index) =>
        row.map((dot) => ({ ...dot, y: stripY + stripPadding + dotRadius + index * rowHeight })),
      ),
    };
    top = stripY + lane.stripHeight + laneGap;
    return lane;
  });
  const ticks = [...ends].sort(([a], [b]) => a - b).map(([amount, text]) => ({ x: x(amount), amount, text }));
  return { lanes, ticks, axisY: top, height: top + axisHeight };
}

function stackDots({ products }: PriceTier, x: (amount: number) => number): Omit<PlacedDot, "y">[][] {
  const apart = (2 * dotRadius + 2) / narrowest;
  const rows: Omit<PlacedDot, "y">[][] = [];
  for (const { place, priceNumber: amount } of [...products].sort(
    (a, b) => a.priceNumber - b.priceNumber || a.place - b.place,
  )) {
    const dot = { x: x(amount), place, amount };
    const row = rows.find((dots) => round(dot.x - (dots.at(-1)?.x ?? 0)) >= apart);
    if (row) row.push(dot);
    else rows.push([dot]);
  }
  return rows;
}

/** Rounds to a hundredth of a percent. */
function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
