import { formatMoney, formatPieces } from "./format";
import type { Report } from "./report";
import { citingFrom } from "./text";
import type { Stated } from "./value";

/** A pack that somebody priced. */
export interface Pack {
  label: string;
  /** As readers see it: "about $3". */
  price: Stated<number>;
  /** The source gives the price as approximate. */
  about: boolean;
  count?: Stated<number>;
  centsEach?: number;
  /** When, and by whom. */
  seen: string;
}

/** The packs in content/figures.yaml, and the products whose price was observed; the most expensive first. */
export function listPacks({ figures, products, sources }: Report): Pack[] {
  const state = citingFrom(sources);
  const others = figures["pack-prices"].packs.map(({ price, count, ...words }) => {
    const amount = `${words.about ? "about " : ""}${formatMoney(price.value)}`;
    const pieces = state(count.value, formatPieces(count.value), count);
    return { ...words, ...divide(state(price.value, amount, price), pieces) };
  });
  const own = products
    .filter(({ price }) => price.kind === "sourced")
    .map(({ name, price, count }) => ({
      label: name,
      about: false,
      seen: "a product of this report",
      // An observed price divided by an illustrative count would be illustrative.
      ...(count.kind === "illustrative" ? { price } : divide(price, count)),
    }));
  return [...others, ...own].sort((one, other) => other.price.value - one.price.value);
}

function divide(price: Stated<number>, count: Stated<number>) {
  return { price, count, centsEach: Math.round((price.value / count.value) * 100) };
}
