import type { Selection } from "../content/schema/page-words";
import type { Product } from "./product";

type Selectable = Pick<Product, "group" | "marketTier" | "theme" | "license">;

/** Whether a row of drawings highlights a product. */
export function isSelected(product: Selectable, selection: Selection): boolean {
  if (selection === "all") return true;
  if (selection === "licensed") return product.license !== undefined;
  if ("group" in selection) return product.group === selection.group;
  if ("tier" in selection) return product.marketTier === selection.tier;
  return product.theme === selection.theme;
}

/** The products that are highlighted, in the list's order; none without a selection. */
export function selectProducts<P extends Selectable>(products: readonly P[], selection?: Selection): P[] {
  return selection ? products.filter((product) => isSelected(product, selection)) : [];
}
