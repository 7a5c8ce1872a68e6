import type { Product } from "./product";

export interface Group<Value> {
  value: Value;
  members: Product[];
}

/** Groups products by a value, in the order in which the values occur. */
export function groupBy<Value>(
  products: readonly Product[],
  keyOf: (product: Product) => Value,
): Group<Value>[] {
  return [...new Set(products.map(keyOf))].map((value) => ({
    value,
    members: products.filter((product) => keyOf(product) === value),
  }));
}
