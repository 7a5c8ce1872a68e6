import type { Content } from "../content/read-content";
import type { Selection } from "../content/schema/content-schemas";
import { formatList, formatQuantity, productNoun } from "../format";
import type { Product, ProductModel } from "./product";
import type { Resolved } from "./text";

/** The share of a brand group in all products. The specification calls it a brand share entry. */
export interface ShareModel {
  /** The name of the brand group, which is the name of its main brand. */
  group: string;
  color: string;
  /** The share in percent, rounded to a whole number. */
  percentage: number;
  /** The products of the main brand, followed by those of the other brands in the group. */
  products: ProductModel[];
  /** The other brands in the group with products, for example "Care Bears and Hot Wheels", or "". */
  joinedBrands: string;
}

/**
 * A price tier with its products, of which there may be none. The specification calls it a price tier entry.
 */
export interface TierModel extends Readonly<Content["tiers"][number]> {
  products: ProductModel[];
  /** The number of products, for example "9 products" or "no product". */
  countText: string;
  /**
   * The text of a card on the tier's board. Only a board with fewer than three products has room for a card.
   */
  card?: string | undefined;
}

export type Share = Resolved<ShareModel>;
export type Tier = Resolved<TierModel>;

/** Derives the shares of brand groups with products, the largest first, then in the order of `brands`. */
export function deriveShares(products: readonly ProductModel[], brands: Content["brands"]): ShareModel[] {
  return brands
    .map(({ name, color }) => {
      const members = products.filter(({ group }) => group === name);
      const joinedProducts = members.filter(({ brand }) => brand !== name);
      return {
        group: name,
        color,
        percentage: percentOf(members.length, products.length),
        products: [...members.filter(({ brand }) => brand === name), ...joinedProducts],
        joinedBrands: formatList([...new Set(joinedProducts.map(({ brand }) => brand))]),
      };
    })
    .filter((share) => share.products.length > 0)
    .sort((a, b) => b.products.length - a.products.length);
}

/** Derives the tiers, each with its products in the order of the product list. */
export function deriveTiers(products: readonly ProductModel[], tiers: Content["tiers"]): TierModel[] {
  return tiers.map((tier) => {
    const members = products.filter(({ marketTier }) => marketTier === tier.label);
    const cardText = members.length === 0 ? (tier.empty ?? tier.question) : tier.question;
    return {
      ...tier,
      products: members,
      card: members.length < 3 ? cardText : undefined,
      countText: members.length === 0 ? "no product" : formatQuantity(members.length, productNoun),
    };
  });
}

/** Returns a part of a base in percent, rounded to a whole number. Returns 0 if the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 100);
}

/** Returns the selected products, in the order of `products`. Returns none if the selection is undefined. */
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

/** Returns the notes on shares that include other brands, by brand group. `template` is `shareNote` in products.yaml. */
export function formatShareNotes(
  shares: readonly Pick<Share, "group" | "joinedBrands">[],
  template: string,
): Record<string, string> {
  // Functions as replacements, because "$" in a name would be a pattern in a replacement string.
  return Object.fromEntries(
    shares
      .filter(({ joinedBrands }) => joinedBrands)
      .map(({ group, joinedBrands }) => [
        group,
        template.replace("{joining}", () => joinedBrands).replace("{brand}", () => group),
      ]),
  );
}
