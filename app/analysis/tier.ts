import type { Report } from "../content/report-files";
import { formatDollarRange } from "./format";
import type { Product } from "./product";

/** The specification's price tier entry. A tier may hold no product. */
export interface PriceTier {
  label: string;
  /** For example "$7-10". */
  range: string;
  /** US dollars, as is `max`. */
  min: number;
  max: number;
  color: string;
  products: Product[];
}

/** Tiers from the highest to the lowest, each with its products in the order of the list. */
export function deriveTiers(products: readonly Product[], tiers: Report["tiers"]): PriceTier[] {
  return tiers.map(({ label, min, max, color }) => ({
    label,
    range: formatDollarRange(min, max),
    min,
    max,
    color,
    products: products.filter((product) => product.marketTier === label),
  }));
}
