import type { Product } from "../../report/product";
import { isIllustrative } from "../../value";

// Positions and widths are in percent of the width of the axis.

/** Converts an amount in US dollars to its position on the axis. */
export type PriceScale = (amount: number) => number;

/** Width of a drawing. */
export const drawingWidth = 8;

/** Minimum distance between the labels of two amounts. */
export const minLabelDistance = 14;

/** Maximum number of intervals between ticks. */
const maxIntervals = 20;

/** Tolerance for rounding errors when drawings touch. */
const tolerance = 0.01;

/** Creates a linear scale on which `lowest` is at 0 and `highest` at 100. */
export function createPriceScale(lowest: number, highest: number): PriceScale {
  return (amount) => (100 * (amount - lowest)) / (highest - lowest);
}

/**
 * Returns the amounts at which the axis has a tick: the multiples of a round amount, such as $1, $2 or $5, between
 * the lowest and the highest amount.
 */
export function listTicks(lowest: number, highest: number): number[] {
  const minStep = Math.max(0.01, (highest - lowest) / maxIntervals);
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= minStep) ?? 10;
  const step = factor * magnitude;
  const first = Math.ceil(lowest / step);
  const count = Math.floor(highest / step) - first + 1;
  // Rounds to cents, because 3 * 0.1 is not exactly 0.3.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(2)));
}

/**
 * Returns the amounts that get a label: the first, the last, and those between them that are far enough from
 * the previous label and from the last one.
 *
 * @param amounts - at least two different amounts in US dollars, in ascending order
 */
export function selectLabels(amounts: readonly number[], scale: PriceScale): number[] {
  const [first = 0] = amounts;
  const last = amounts.at(-1) ?? first;
  const labels = [first];
  for (const amount of amounts) {
    const distance = scale(amount) - scale(labels.at(-1) ?? first);
    if (distance >= minLabelDistance && scale(last) - scale(amount) >= minLabelDistance) labels.push(amount);
  }
  return [...labels, last];
}

/** A product and the position of its drawing in the band of its tier. */
export interface PlacedProduct<P> {
  product: P;
  /** Position of the center of the drawing. */
  center: number;
  /** Line of the band, from 0 at the top. */
  line: number;
}

/**
 * Places the drawings of a tier's products in its band. Products with an observed price are at that price. All others,
 * including those without a known price, are spread evenly over the band. A drawing that would overlap another one moves
 * to the next line.
 *
 * @param band - the positions at which the band starts and ends
 * @returns the products from left to right
 */
export function placeProducts<P extends Pick<Product, "price">>(
  products: readonly P[],
  band: { start: number; end: number },
  scale: PriceScale,
): PlacedProduct<P>[] {
  const withObservedPrice = products.flatMap((product) => {
    const { price } = product;
    return price && !isIllustrative(price) ? { product, center: scale(price.value) } : [];
  });
  const withoutObservedPrice = products.filter(({ price }) => !price || isIllustrative(price));
  const bandWidth = band.end - band.start;
  const maxColumns = Math.max(1, Math.floor(bandWidth / drawingWidth));
  const columnCount = Math.min(withoutObservedPrice.length, maxColumns);
  const centers = [
    ...withObservedPrice,
    ...withoutObservedPrice.map((product, index) => {
      const column = index % columnCount;
      return { product, center: band.start + (bandWidth * (column + 0.5)) / columnCount };
    }),
  ].sort((a, b) => a.center - b.center);
  const placedProducts: PlacedProduct<P>[] = [];
  for (const { product, center } of centers) {
    const isOccupied = (line: number) =>
      placedProducts.some(
        (neighbor) => neighbor.line === line && center - neighbor.center < drawingWidth - tolerance,
      );
    let line = 0;
    while (isOccupied(line)) line += 1;
    placedProducts.push({ product, center, line });
  }
  return placedProducts;
}
