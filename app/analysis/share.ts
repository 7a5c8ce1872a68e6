import type { Report } from "../content/report-files";
import type { Product } from "./product";

/** The specification's brand share entry: a brand group's share of all products. */
export interface BrandShare {
  brand: string;
  products: number;
  /** Whole percent of all products, rounded. */
  percentage: number;
  color: string;
  members: Product[];
}

/** Shares of the brand groups, largest first; ties in the order of content/brands.yaml. */
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

/** The names of brands and brand groups with products, in the order of content/brands.yaml. */
export function listShownBrands(
  products: readonly Pick<Product, "brand" | "group">[],
  brands: readonly { name: string }[],
): string[] {
  const shown = new Set(products.flatMap(({ brand, group }) => [brand, group]));
  return brands.map(({ name }) => name).filter((name) => shown.has(name));
}

/** Whole percent; 0 if the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 100);
}
