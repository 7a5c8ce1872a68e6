import type { Report } from "../content/report-files";
import { findRecord } from "./find-record";
import { formatCounted } from "./format";
import { productForms } from "./plural";
import type { Product } from "./product";
import type { BrandShare } from "./share";
import type { PriceTier } from "./tier";

/** A product on the shelf. */
export interface ShelfProduct {
  slug: string;
  /** The short name for its label. */
  label: string;
  shape: string;
  group: string;
  brand: string;
  /** Counted with its group but listed under another brand. */
  joins: boolean;
  /** Shown by a picture of the edition's own, which is laid over the drawing. */
  hasOwnPicture: boolean;
}

export interface ShelfTier {
  label: string;
  range: string;
  hex: string;
  /** "9 products", or "no product". */
  count: string;
  /** By brand group, the largest first; in a group, those of other brands last. */
  products: ShelfProduct[];
}

interface Inputs {
  report: Report;
  tiers: readonly PriceTier[];
  shares: readonly BrandShare[];
}

/** The products on one shelf for each price tier, the highest first. */
export function deriveShelf({ report, tiers, shares }: Inputs): ShelfTier[] {
  const order = shares.flatMap(({ members }) => members.map(({ slug }) => slug));
  const joins = ({ brand, group }: Product) => brand !== group;
  return tiers.map(({ label, range, hex, products }) => ({
    label,
    range,
    hex,
    count: products.length === 0 ? "no product" : formatCounted(products.length, productForms),
    products: [...products]
      .sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
      .sort((one, other) => (one.group === other.group ? Number(joins(one)) - Number(joins(other)) : 0))
      .map((product): ShelfProduct => {
        const { shape, file } = findRecord(report.products, "slug", product.slug).picture;
        return {
          slug: product.slug,
          label: shortName(product, report.imprint.subject),
          shape,
          group: product.group,
          brand: product.brand,
          joins: joins(product),
          hasOwnPicture: file !== undefined,
        };
      }),
  }));
}

/** A name without its brand and the words of the report's subject: "BioSwiss Heart-Shaped Bandages" becomes "Heart". */
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
