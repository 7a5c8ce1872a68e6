/** An empty string means no filter. */
export interface Filter {
  text: string;
  brand: string;
  tier: string;
}

export const noFilter: Filter = { text: "", brand: "", tier: "" };

/** How texts are compared: literally; without accents and kinds of dashes, blanks and letters; without separators. */
const simplifications: readonly ((text: string) => string)[] = [
  (text) => text.trim().toLowerCase(),
  (text) => fold(text).trim(),
  (text) => fold(text).replaceAll(" ", ""),
];

function fold(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return letters.toLowerCase().replaceAll(/[\p{Pd}\s]+/gu, " ");
}

/**
 * The products of a brand and tier whose name or brand contains the text, ignoring case. Where no product contains it, "band aid"
 * and "bandaid" find BAND-AID.
 */
export function filterProducts<P extends { name: string; brand: string; marketTier: string }>(
  products: readonly P[],
  { text, brand, tier }: Filter,
): P[] {
  return search(products, text).filter(
    (product) => (brand === "" || product.brand === brand) && (tier === "" || product.marketTier === tier),
  );
}

function search<P extends { name: string; brand: string }>(
  products: readonly P[],
  text: string,
): readonly P[] {
  if (text.trim() === "") return products;
  for (const simplify of simplifications) {
    const wanted = simplify(text);
    const found = products.filter(({ name, brand }) =>
      [name, brand].some((own) => simplify(own).includes(wanted)),
    );
    if (wanted !== "" && found.length > 0) return found;
  }
  return [];
}
