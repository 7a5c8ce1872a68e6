import type { Edition } from "./edition";
import { findRecord } from "./find-record";
import type { Product } from "./product";
import type { PriceTier } from "./tier";

export interface ShelfProduct {
  slug: string;
  label: string;
  shape: string;
  group: string;
  brand: string;
  /** Counted with its group but listed under another brand. */
  joins: boolean;
}

export interface ShelfTier extends Pick<PriceTier, "label" | "range" | "hex" | "count"> {
  /** By brand group, the largest first. In a group, products of other brands come last. */
  products: ShelfProduct[];
}

/** The products by price tier, the highest tier first. */
export function deriveShelf({ report, tiers, shares }: Edition): ShelfTier[] {
  const groups = shares.map(({ brand }) => brand);
  const joins = ({ brand, group }: Product) => brand !== group;
  // The sort is stable: the order of the list remains otherwise.
  const orderOf = (product: Product) => groups.indexOf(product.group) * 2 + Number(joins(product));
  return tiers.map(({ label, range, hex, count, products }) => ({
    label,
    range,
    hex,
    count,
    products: [...products]
      .sort((one, other) => orderOf(one) - orderOf(other))
      .map((product): ShelfProduct => {
        const { slug, group, brand } = product;
        const { shape } = findRecord(report.products, "slug", slug).picture;
        return {
          slug,
          shape,
          group,
          brand,
          label: shortName(product, report.publication.subject),
          joins: joins(product),
        };
      }),
  }));
}

/** "BioSwiss Heart-Shaped Bandages" becomes "Heart": without the brand and the words of the report's subject. */
export function shortName({ name, brand }: Pick<Product, "name" | "brand">, subject: string): string {
  const common = new Set(subject.toLowerCase().split(/\s+/u));
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const own = (words: string) =>
    words
      .split(/\s+|-(?=\p{L})/u)
      .filter((word) => !common.has(word.toLowerCase()))
      .join(" ");
  return own(rest) || own(name) || name;
}
