import { type Filter, noFilter } from "../../../analysis/filter";
import { type SortOrder, sortOrders } from "../../../analysis/sort";

/** The known brands and tiers; other values in a URL are ignored. */
export interface Choices {
  brands: readonly string[];
  tiers: readonly string[];
}

export const layouts = ["cards", "table"] as const;
export type Layout = (typeof layouts)[number];

/** The state of the product list: filter, order and layout. */
export interface View extends Filter {
  sort: SortOrder;
  layout: Layout;
}

export const plainView: View = { ...noFilter, sort: "list", layout: "cards" };

/** Longer search texts are cut in the URL. */
const longestText = 200;

/** Parses `?q=`, `?brand=` and `?tier=`; of a repeated key, the first. */
export function parseFilter(search: string, { brands, tiers }: Choices): Filter {
  const query = new URLSearchParams(search);
  return {
    text: (query.get("q") ?? noFilter.text).slice(0, longestText),
    brand: known(query.get("brand"), brands) ?? noFilter.brand,
    tier: known(query.get("tier"), tiers) ?? noFilter.tier,
  };
}

/** The query with its question mark; empty for no filter. */
export function formatFilter({ text, brand, tier }: Filter): string {
  return formatQuery({ q: text.slice(0, longestText), brand, tier });
}

/** Parses the filter, `?sort=` and `?view=`. */
export function parseView(search: string, choices: Choices): View {
  const query = new URLSearchParams(search);
  return {
    ...parseFilter(search, choices),
    // Old addresses name the thing sold, as in `per-bandage`.
    sort: known(query.get("sort")?.replace(/^per-.*/u, "per-piece"), sortOrders) ?? plainView.sort,
    layout: known(query.get("view"), layouts) ?? plainView.layout,
  };
}

/** The query of a view, without defaults. */
export function formatView({ text, brand, tier, sort, layout }: View): string {
  return formatQuery({
    q: text.slice(0, longestText),
    brand,
    tier,
    sort: sort === plainView.sort ? "" : sort,
    view: layout === plainView.layout ? "" : layout,
  });
}

function known<Word extends string>(
  value: string | null | undefined,
  among: readonly Word[],
): Word | undefined {
  return among.find((word) => word === value);
}

function formatQuery(parts: Record<string, string>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) query.set(key, value);
  const formatted = query.toString();
  return formatted === "" ? "" : `?${formatted}`;
}
