import { type Filter, noFilter } from "../../analysis/filter";

/** What may be chosen; anything else in an address counts as not chosen. */
export interface Choices {
  brands: readonly string[];
  tiers: readonly string[];
}

/** No name or brand comes near this; a longer text in an address is cut and not refused. */
const longestText = 200;

/** Reads a filter from an address (`?q=`, `?brand=`, `?tier=`; of a repeated key, the first). */
export function parseFilter(search: string, { brands, tiers }: Choices): Filter {
  const query = new URLSearchParams(search);
  const known = (value: string | null, among: readonly string[]) =>
    value !== null && among.includes(value) ? value : "";
  return {
    text: (query.get("q") ?? noFilter.text).slice(0, longestText),
    brand: known(query.get("brand"), brands),
    tier: known(query.get("tier"), tiers),
  };
}

/** The query of a filter, with its question mark; empty if nothing is chosen. */
export function formatFilter({ text, brand, tier }: Filter): string {
  const query = new URLSearchParams();
  if (text) query.set("q", text);
  if (brand) query.set("brand", brand);
  if (tier) query.set("tier", tier);
  const formatted = query.toString();
  return formatted === "" ? "" : `?${formatted}`;
}
