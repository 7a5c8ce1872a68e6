/** The filter of the product list. An empty string does not filter. */
export interface Filter {
  text: string;
  brand: string;
  tier: string;
}

/** The brands and tiers that the reader can select. */
export interface FilterOptions {
  brands: readonly string[];
  tiers: readonly string[];
}

export const emptyFilter: Filter = { text: "", brand: "", tier: "" };

/** Maximum length of the search text in the query string. */
const maxTextLength = 200;

/** Returns the products of the brand and the tier whose name or brand contains the search text. */
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

/**
 * Returns whether a field contains the search text. Ignores case and, if the search text contains letters or digits,
 * also all other characters, so that "band aid" and "bandaid™" find BAND-AID.
 */
function contains(field: string, searchText: string): boolean {
  if (field.toLowerCase().includes(searchText.trim().toLowerCase())) return true;
  const foldedText = fold(searchText);
  return foldedText !== "" && fold(field).includes(foldedText);
}

/** Reduces text to lowercase letters without diacritics and digits: "BAND-AID® Étoile" → "bandaidetoile". */
function fold(text: string): string {
  // Symbols are removed first, because the normalization would replace "™" with the letters "TM".
  const normalized = text.replaceAll(/\p{S}/gu, "").normalize("NFKD");
  return normalized.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** Parses `q`, `brand` and `tier` of a query string. Ignores unknown brands and tiers. */
export function parseFilter(query: URLSearchParams, { brands, tiers }: FilterOptions): Filter {
  return {
    text: (query.get("q") ?? "").slice(0, maxTextLength),
    brand: brands.find((brand) => brand === query.get("brand")) ?? "",
    tier: tiers.find((tier) => tier === query.get("tier")) ?? "",
  };
}

/** Describes a filter for readers: "Search: heart, Brand: BioSwiss". Returns "" for an empty filter. */
export function describeFilter({ text, brand, tier }: Filter): string {
  const parts = Object.entries({ Search: text.trim(), Brand: brand, "Market tier": tier });
  const activeParts = parts.filter(([, value]) => value !== "");
  return activeParts.map(([name, value]) => `${name}: ${value}`).join(", ");
}

/** Formats a filter as a query string with its question mark. Returns "" for an empty filter. */
export function formatFilter({ text, brand, tier }: Filter): string {
  const parts = Object.entries({ q: text.slice(0, maxTextLength), brand, tier });
  const query = new URLSearchParams(parts.filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}
