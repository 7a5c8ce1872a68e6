import type { Axes, Tick } from "./figures/figure-model";
import { formatCount, formatMoney } from "./format";
import type { Product } from "./product";

/** The axes of price by count, and lines of equal price per piece at round prices. The vertical axis does not start at zero. */
export function scaleAxes(products: readonly Product[]): Axes {
  const money = (amount: number): Tick => ({ amount, text: formatMoney(amount) });
  const count = (amount: number): Tick => ({ amount, text: formatCount(amount) });
  const prices = products.map(({ priceNumber }) => priceNumber);
  const counts = products.map(({ countNumber }) => countNumber);
  const perPiece = products.map(({ pricePerPieceNumber }) => pricePerPieceNumber);
  return {
    x: { title: "bandages in a pack", ticks: roundSteps(0, Math.max(...counts), 4).map(count) },
    y: {
      title: "price of a pack",
      ticks: roundSteps(Math.min(...prices), Math.max(...prices), 4).map(money),
    },
    lines: {
      title: "lines: price per bandage",
      ticks: doublings(Math.min(...perPiece), Math.max(...perPiece)).map(money),
    },
  };
}

/** Each twice the one before: from the first of 1, 2 or 5 times a power of ten within the range to the last within it, or near. */
function doublings(lowest: number, highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(lowest));
  const first = ([1, 2, 5].find((factor) => factor * power >= lowest) ?? 10) * power;
  const steps = Array.from({ length: 6 }, (_, index) => Number((first * 2 ** index).toPrecision(12)));
  return steps.filter((step) => step <= highest * 1.2);
}

/** Round numbers about `count` steps apart that enclose both ends. */
export function roundSteps(lowest: number, highest: number, count: number): number[] {
  const rough = (highest - lowest) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const [from, to] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  // Twelve digits cut the rounding errors of binary fractions.
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
