import { type Filter, noFilter } from "../../../analysis/filter";
import { type SortOrder, sortOrders } from "../../../analysis/sort";

/** The known brands and tiers; other values in a URL are ignored. */
export interface Choices {
  brands: readonly string[];
  tiers: readonly string[];
}

/** The state of the product list: filter and order. */
export interface View extends Filter {
  sort: SortOrder;
}

export const plainView: View = { ...noFilter, sort: "list" };

/** Longer search texts are cut in the URL. */
const longestText = 200;

/** Parses `?q=`, `?brand=`, `?tier=` and `?sort=`; of a repeated key, the first. */
export function parseView(search: string, { brands, tiers }: Choices): View {
  const query = new URLSearchParams(search);
  return {
    text: (query.get("q") ?? plainView.text).slice(0, longestText),
    brand: known(query.get("brand"), brands) ?? plainView.brand,
    tier: known(query.get("tier"), tiers) ?? plainView.tier,
    sort: known(query.get("sort"), sortOrders) ?? plainView.sort,
  };
}

/** The query of a view with its question mark, without defaults; empty for the plain view. */
export function formatView({ text, brand, tier, sort }: View): string {
  const query = new URLSearchParams();
  const parts = { q: text.slice(0, longestText), brand, tier, sort: sort === plainView.sort ? "" : sort };
  for (const [key, value] of Object.entries(parts)) if (value) query.set(key, value);
  const formatted = query.toString();
  return formatted === "" ? "" : `?${formatted}`;
}

function known<Word extends string>(value: string | null, among: readonly Word[]): Word | undefined {
  return among.find((word) => word === value);
}
