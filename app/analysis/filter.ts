/** What the reader chose on the product list. An empty text means: not chosen. */
export interface Filter {
  text: string;
  brand: string;
  tier: string;
}

export const noFilter: Filter = { text: "", brand: "", tier: "" };

interface Filterable {
  name: string;
  brand: string;
  marketTier: string;
}

/**
 * The products that are listed: those whose name or brand contains the text (case ignored), whose brand equals the
 * chosen brand if one is chosen, and whose tier equals the chosen tier if one is chosen. The order is kept.
 */
export function filterProducts<P extends Filterable>(
  products: readonly P[],
  { text, brand, tier }: Filter,
): P[] {
  const wanted = text.toLowerCase();
  return products.filter(
    (product) =>
      (product.name.toLowerCase().includes(wanted) || product.brand.toLowerCase().includes(wanted)) &&
      (brand === "" || product.brand === brand) &&
      (tier === "" || product.marketTier === tier),
  );
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
