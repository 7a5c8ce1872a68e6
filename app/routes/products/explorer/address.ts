import { type Filter, noFilter } from "../../../analysis/filter";

/** Other values in a URL are ignored. */
export interface Choices {
  brands: readonly string[];
  tiers: readonly string[];
}

/** Longer texts are cut in the URL. */
const longestText = 200;

/** Parses `?q=`, `?brand=` and `?tier=`. Of a repeated key, the first counts. */
export function parseFilter(search: string, { brands, tiers }: Choices): Filter {
  const query = new URLSearchParams(search);
  return {
    text: (query.get("q") ?? noFilter.text).slice(0, longestText),
    brand: known(query.get("brand"), brands) ?? noFilter.brand,
    tier: known(query.get("tier"), tiers) ?? noFilter.tier,
  };
}

/** With its question mark; empty without a filter. */
export function formatFilter({ text, brand, tier }: Filter): string {
  const query = new URLSearchParams();
  const parts = { q: text.slice(0, longestText), brand, tier };
  for (const [key, value] of Object.entries(parts)) if (value) query.set(key, value);
  const formatted = query.toString();
  return formatted === "" ? "" : `?${formatted}`;
}

function known(value: string | null, among: readonly string[]): string | undefined {
  return among.find((word) => word === value);
}
