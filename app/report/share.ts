import type { ProductFacts } from "./product";
import type { Brand } from "./report";

/** The specification's brand share entry: a brand group's share of all products. */
export interface BrandShare<P extends ProductFacts = ProductFacts> {
  brand: string;
  products: number;
  /** Whole percent of all products, rounded. */
  percentage: number;
  color: string;
  members: P[];
}

/** Shares of the brand groups, largest first; ties in the order of content/brands.yaml. */
export function deriveShares<P extends ProductFacts>(
  products: readonly P[],
  brands: readonly Brand[],
): BrandShare<P>[] {
  return brands
    .map(({ name, color }) => {
      const members = products.filter((product) => product.group === name);
      return {
        brand: name,
        products: members.length,
        percentage: percentOf(members.length, products.length),
        color,
        members,
      };
    })
    .filter((share) => share.products > 0)
    .sort((a, b) => b.products - a.products);
}

/** Whole percent; 0 if the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 100);
}
