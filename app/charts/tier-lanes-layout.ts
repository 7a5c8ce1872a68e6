import type { PriceTier } from "../analysis/tier";

/** Lengths are pixels, positions along the price axis are percent of the chart's width. */
export interface PlacedDot {
  x: number;
  y: number;
  place: number;
  name: string;
  dollars: number;
  price: string;
}

export interface PlacedLane {
  tier: PriceTier;
  /** Top of the lane's label, and of its strip. */
  labelY: number;
  stripY: number;
  stripHeight: number;
  start: number;
  width: number;
  dots: PlacedDot[];
}

export interface PlacedTiers {
  lanes: PlacedLane[];
  ticks: { x: number; dollars: number }[];
  axisY: number;
  height: number;
}

export const dotRadius = 13;
/** A strip's round ends lie outside its range, in percent of the chart: a dot at the very end of a range still lies on the strip. */
export const stripEnd = 5;
const dotGap = 4;
const labelHeight = 28;
const stripPadding = 7;
const laneGap = 22;
const axisHeight = 28;
/** The narrowest the chart gets, in pixels: dots that do not touch there touch nowhere. */
const narrowest = 280;

/**
 * Places each tier as a strip over its price range and each product as a dot at its price. Dots that would touch on the
 * narrowest screen go on a row of their own below (first row with room, in order of price).
 */
export function placeTiers(tiers: readonly PriceTier[]): PlacedTiers {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const x = (dollars: number) => round(stripEnd + ((dollars - min) / (max - min)) * (100 - 2 * stripEnd));
  let y = 0;
  const lanes = tiers.map((tier): PlacedLane => {
    const rows = stackDots(tier, x);
    const height = Math.max(1, rows.length) * (2 * dotRadius + dotGap) - dotGap + 2 * stripPadding;
    const stripY = y + labelHeight;
    const lane = {
      tier,
      labelY: y,
      stripY,
      stripHeight: height,
      start: round(x(tier.min) - stripEnd),
      width: round(x(tier.max) - x(tier.min) + 2 * stripEnd),
      dots: rows.flatMap((row, index) =>
        row.map((dot) => ({
          ...dot,
          y: stripY + stripPadding + dotRadius + index * (2 * dotRadius + dotGap),
        })),
      ),
    };
    y = stripY + height + laneGap;
    return lane;
  });
  const ticks = [...new Set(tiers.flatMap((tier) => [tier.min, tier.max]))].sort((a, b) => a - b);
  return {
    lanes,
    ticks: ticks.map((dollars) => ({ x: x(dollars), dollars })),
    axisY: y,
    height: y + axisHeight,
  };
}

function stackDots(tier: PriceTier, x: (dollars: number) => number): Omit<PlacedDot, "y">[][] {
  const apart = ((2 * dotRadius + 2) / narrowest) * 100;
  const rows: Omit<PlacedDot, "y">[][] = [];
  for (const product of [...tier.products].sort((a, b) => a.dollars - b.dollars || a.place - b.place)) {
    const dot = {
      x: x(product.dollars),
      place: product.place,
      name: product.name,
      dollars: product.dollars,
      price: product.price,
    };
    const row = rows.find((candidate) => dot.x - (candidate.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= apart);
    if (row) row.push(dot);
    else rows.push([dot]);
  }
  return rows;
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
