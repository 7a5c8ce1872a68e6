import type { Content } from "../content/read-content";
import type { TierColor } from "../content/tier-color";
import { formatCounted, formatMoneyRange, productNoun } from "./format";
import type { ProductFacts } from "./product";

/** The specification's price tier entry. A tier may hold no product. */
export interface PriceTier<P extends ProductFacts = ProductFacts> {
  label: string;
  /** For example "$7-10". */
  range: string;
  min: number;
  max: number;
  color: TierColor;
  products: P[];
  /** "9 products", or "no product". */
  count: string;
  question?: string | undefined;
  empty?: string | undefined;
}

/** Whether a price lies in the range of a tier, its ends included. */
export function isWithin({ min, max }: Pick<PriceTier, "min" | "max">, price: number): boolean {
  return price >= min && price <= max;
}

/** Derives a tier with its products in the order of the list. */
export function deriveTier<P extends ProductFacts>(
  products: readonly P[],
  { label, min, max, color, question, empty }: Content["tiers"][number],
): PriceTier<P> {
  const members = products.filter((product) => product.marketTier === label);
  return {
    label,
    range: formatMoneyRange(min, max),
    min,
    max,
    color,
    question,
    empty,
    products: members,
    count: members.length === 0 ? "no product" : formatCounted(members.length, productNoun),
  };
}
