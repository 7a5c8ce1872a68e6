/** An empty string means no filter. */
export interface Filter {
  text: string;
  brand: string;
  tier: string;
}

export const noFilter: Filter = { text: "", brand: "", tier: "" };

/** The products of a brand and tier whose name or brand contains the text, ignoring case. */
export function filterProducts<P extends { name: string; brand: string; marketTier: string }>(
  products: readonly P[],
  { text, brand, tier }: Filter,
): P[] {
  // Keyboards of phones add a space.
  const wanted = text.trim().toLowerCase();
  return products.filter(
    (product) =>
      (product.name.toLowerCase().includes(wanted) || product.brand.toLowerCase().includes(wanted)) &&
      (brand === "" || product.brand === brand) &&
      (tier === "" || product.marketTier === tier),
  );
}
