import type { Report } from "../content/report-files";
import type { Product } from "./product";

/** The specification's brand share entry: a brand group and its part of the products of this report. */
export interface BrandShare {
  brand: string;
  products: number;
  /** Whole percent of the base (all products of the report), rounded. */
  percentage: number;
  color: string;
  /** The products behind the count, in the brief's order. */
  members: Product[];
}

/** Shares of the brand groups, largest first; groups of one size in the order of content/brands.yaml. */
export function deriveShares(products: readonly Product[], brands: Report["brands"]): BrandShare[] {
  return brands
    .map(({ name, color }) => {
      const members = products.filter((product) => product.group === name);
      return {
        brand: name,
        products: members.length,
        percentage: percentOf(members.length, products.length),
        color: color.value,
        members,
      };
    })
    .filter((share) => share.products > 0)
    .sort((a, b) => b.products - a.products);
}

/** A part of a base in whole percent; 0 of an empty base. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 100);
}
