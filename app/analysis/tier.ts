import type { Report } from "../content/report-files";
import { type TierColor, tierHex } from "../content/tier-color";
import { formatCounted, formatMoney, formatMoneyRange } from "./format";
import { productForms } from "./plural";
import type { Product } from "./product";

/** The specification's price tier entry. A tier may hold no product. */
export interface PriceTier {
  label: string;
  /** For example "$7-10". */
  range: string;
  min: number;
  max: number;
  /** Lowest and highest price. */
  ends: readonly { amount: number; text: string }[];
  color: TierColor;
  hex: string;
  products: Product[];
  /** "9 products", or "no product". */
  count: string;
}

/** Derives the tiers, the highest first, each with its products in the order of the list. */
export function deriveTiers(products: readonly Product[], tiers: Report["tiers"]): PriceTier[] {
  return tiers.map(({ label, min, max, color }) => {
    const members = products.filter((product) => product.marketTier === label);
    return {
      label,
      range: formatMoneyRange(min, max),
      min,
      max,
      ends: [min, max].map((amount) => ({ amount, text: formatMoney(amount) })),
      color,
      hex: tierHex[color],
      products: members,
      count: members.length === 0 ? "no product" : formatCounted(members.length, productForms),
    };
  });
}
