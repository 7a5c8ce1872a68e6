import { type Filter, filterProducts } from "./filter";

interface Filterable {
  name: string;
  brand: string;
  marketTier: string;
}

/** How many products each brand and each tier would list with everything else left as it is chosen. */
export interface OptionCounts {
  brands: ReadonlyMap<string, number>;
  tiers: ReadonlyMap<string, number>;
}

/** Counts behind the options: those of the brands follow text and tier, those of the tiers follow text and brand. */
export function countOptions(products: readonly Filterable[], filter: Filter): OptionCounts {
  return {
    brands: tally(filterProducts(products, { ...filter, brand: "" }).map(({ brand }) => brand)),
    tiers: tally(filterProducts(products, { ...filter, tier: "" }).map(({ marketTier }) => marketTier)),
  };
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
