/** An empty string means no filter. */
export interface Filter {
  text: string;
  brand: string;
  tier: string;
}

/** What readers can choose from. */
export interface FilterOptions {
  brands: readonly string[];
  tiers: readonly string[];
}

export const emptyFilter: Filter = { text: "", brand: "", tier: "" };

/** Longer texts are cut in the address. */
const maxTextLength = 200;

/** The products of a brand and tier whose name or brand contains the text. */
export function filterProducts<P extends { name: string; brand: string; marketTier: string }>(
  products: readonly P[],
  { text, brand, tier }: Filter,
): P[] {
  return products.filter(
    (product) =>
      (brand === "" || product.brand === brand) &&
      (tier === "" || product.marketTier === tier) &&
      (contains(product.name, text) || contains(product.brand, text)),
  );
}

/** Literally, but for case; or in letters and digits alone, so that “band aid” and “bandaid™” find BAND-AID. */
function contains(own: string, text: string): boolean {
  if (own.toLowerCase().includes(text.trim().toLowerCase())) return true;
  const folded = fold(text);
  return folded !== "" && fold(own).includes(folded);
}

/** "BAND-AID® Étoile" → "bandaidetoile". Symbols go first, because "™" would become letters. */
function fold(text: string): string {
  const letters = text.replaceAll(/\p{S}/gu, "").normalize("NFKD");
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** Reads `?q=`, `?brand=` and `?tier=`. Unknown brands and tiers are ignored. */
export function parseFilter(query: URLSearchParams, { brands, tiers }: FilterOptions): Filter {
  return {
    text: (query.get("q") ?? "").slice(0, maxTextLength),
    brand: brands.find((brand) => brand === query.get("brand")) ?? "",
    tier: tiers.find((tier) => tier === query.get("tier")) ?? "",
  };
}

/** The filter in words; empty without one. */
export function describeFilter({ text, brand, tier }: Filter): string {
  const parts = Object.entries({ Search: text.trim(), Brand: brand, "Market tier": tier });
  const chosen = parts.filter(([, value]) => value !== "");
  return chosen.map(([name, value]) => `${name}: ${value}`).join(", ");
}

/** The query of an address, with its question mark; empty without a filter. */
export function formatFilter({ text, brand, tier }: Filter): string {
  const parts = Object.entries({ q: text.slice(0, maxTextLength), brand, tier });
  const query = new URLSearchParams(parts.filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}
