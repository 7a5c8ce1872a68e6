import type { Product } from "./product";

/** Products that have a value in common. */
export interface Group<Value> {
  value: Value;
  members: Product[];
}

/** Groups of products, in the order in which their values occur. */
export function groupBy<Value>(
  products: readonly Product[],
  keyOf: (product: Product) => Value,
): Group<Value>[] {
  return [...new Set(products.map(keyOf))].map((value) => ({
    value,
    members: products.filter((product) => keyOf(product) === value),
  }));
}
