import type { Content } from "../content/read-content";
import type { Selection } from "../content/schema/content-schemas";
import { formatCounted, formatList, productNoun } from "../format";
import type { Product, ProductModel } from "./product";
import type { Resolved } from "./text";

/** The specification's brand share entry: a brand group's share of all products. */
export interface ShareModel {
  group: string;
  color: string;
  /** Whole percent of all products, rounded. */
  percentage: number;
  /** Those of its own brand first, then those of the brands that join it. */
  products: ProductModel[];
  /** The brands that join it: "Care Bears and Hot Wheels"; "" if none does. */
  joining: string;
}

/** The specification's price tier entry. A tier may hold no product. */
export interface TierModel extends Readonly<Content["tiers"][number]> {
  products: ProductModel[];
  /** "9 products", or "no product". */
  countText: string;
  /** What its board leaves open, where a card covers no drawing. */
  card?: string | undefined;
}

export type Share = Resolved<ShareModel>;
export type Tier = Resolved<TierModel>;

/** Shares of the brand groups, largest first; ties in the order of content/brands.yaml. */
export function deriveShares(products: readonly ProductModel[], brands: Content["brands"]): ShareModel[] {
  return brands
    .map(({ name, color }) => {
      const members = products.filter(({ group }) => group === name);
      const joining = members.filter(({ brand }) => brand !== name);
      return {
        group: name,
        color,
        percentage: percentOf(members.length, products.length),
        products: [...members.filter(({ brand }) => brand === name), ...joining],
        joining: formatList([...new Set(joining.map(({ brand }) => brand))]),
      };
    })
    .filter((share) => share.products.length > 0)
    .sort((one, other) => other.products.length - one.products.length);
}

/** The tiers with their products, in the order of the list. */
export function deriveTiers(products: readonly ProductModel[], tiers: Content["tiers"]): TierModel[] {
  return tiers.map((tier) => {
    const members = products.filter(({ marketTier }) => marketTier === tier.label);
    const words = members.length === 0 ? (tier.empty ?? tier.question) : tier.question;
    return {
      ...tier,
      products: members,
      card: members.length < 3 ? words : undefined,
      countText: members.length === 0 ? "no product" : formatCounted(members.length, productNoun),
    };
  });
}

/** Whole percent; 0 if the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 100);
}

/** The products of a selection, in the list's order; none without a selection. */
export function selectProducts<P extends Pick<Product, "group" | "marketTier" | "theme" | "license">>(
  products: readonly P[],
  selection?: Selection,
): P[] {
  return products.filter((product) => {
    if (selection === undefined) return false;
    if (selection === "all") return true;
    if (selection === "licensed") return product.license !== undefined;
    if ("group" in selection) return product.group === selection.group;
    if ("tier" in selection) return product.marketTier === selection.tier;
    return product.theme === selection.theme;
  });
}
