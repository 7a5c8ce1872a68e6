import { type Filter, noFilter } from "../../../analysis/filter";
import { type SortOrder, sortOrders } from "../../../analysis/sort";

/** What may be chosen; anything else in an address counts as not chosen. */
export interface Choices {
  brands: readonly string[];
  tiers: readonly string[];
}

export const layouts = ["cards", "table"] as const;
export type Layout = (typeof layouts)[number];

/** All that a reader can set on the product list: what is listed, in which order and how it is laid out. */
export interface View extends Filter {
  sort: SortOrder;
  layout: Layout;
}

export const plainView: View = { ...noFilter, sort: "list", layout: "cards" };

/** No name or brand comes near this; a longer text is cut in an address and not refused. */
const longestText = 200;

/** Reads a filter from an address (`?q=`, `?brand=`, `?tier=`; of a repeated key, the first). */
export function parseFilter(search: string, { brands, tiers }: Choices): Filter {
  const query = new URLSearchParams(search);
  return {
    text: (query.get("q") ?? noFilter.text).slice(0, longestText),
    brand: known(query.get("brand"), brands) ?? noFilter.brand,
    tier: known(query.get("tier"), tiers) ?? noFilter.tier,
  };
}

/** The query of a filter, with its question mark; empty if nothing is chosen. */
export function formatFilter({ text, brand, tier }: Filter): string {
  return formatQuery({ q: text.slice(0, longestText), brand, tier });
}

/** Reads a whole view: the filter, `?sort=` and `?view=`. */
export function parseView(search: string, choices: Choices): View {
  const query = new URLSearchParams(search);
  return {
    ...parseFilter(search, choices),
    sort: known(query.get("sort"), sortOrders) ?? plainView.sort,
    layout: known(query.get("view"), layouts) ?? plainView.layout,
  };
}

/** The query of a view; what is as it is at first is left out. */
export function formatView({ text, brand, tier, sort, layout }: View): string {
  return formatQuery({
    q: text.slice(0, longestText),
    brand,
    tier,
    sort: sort === plainView.sort ? "" : sort,
    view: layout === plainView.layout ? "" : layout,
  });
}

function known<Word extends string>(value: string | null, among: readonly Word[]): Word | undefined {
  return among.find((word) => word === value);
}

function formatQuery(parts: Record<string, string>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) query.set(key, value);
  const formatted = query.toString();
  return formatted === "" ? "" : `?${formatted}`;
}
