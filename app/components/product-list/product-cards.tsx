import { memo } from "react";
import type { SortOrder } from "../../analysis/sort";
import type { ListedProduct } from "./listed-product";
import { ProductCard } from "./product-card";
import { useFound } from "./use-found";

export interface ListProps {
  /** All products in the order that is chosen; those without a rank are hidden, not taken away. */
  products: readonly ListedProduct[];
  /** Position in the filtered list, by slug. */
  ranks: ReadonlyMap<string, number>;
  /** What was searched for. */
  wanted: string;
  chosen: ReadonlySet<string>;
  sort: SortOrder;
  onToggle: (slug: string) => void;
}

/** From here on a list is long: cards far from the screen are laid out only when they come near. */
export const longList = 60;

/** The products as cards. */
export function ProductCards({ products, ranks, wanted, chosen, sort, onToggle }: ListProps) {
  const list = useFound<HTMLUListElement>(ranks, wanted);
  const long = products.length > longList ? " product-grid-long" : "";
  return (
    <ul className={`product-grid sort-${sort}${long}`} hidden={ranks.size === 0} ref={list}>
      <Cards products={products} chosen={chosen} onToggle={onToggle} />
    </ul>
  );
}

/** Apart, so that a search renders none of them. */
const Cards = memo(function Cards({
  products,
  chosen,
  onToggle,
}: Pick<ListProps, "products" | "chosen" | "onToggle">) {
  return products.map((product) => (
    <li key={product.slug} data-slug={product.slug}>
      <ProductCard product={product} chosen={chosen.has(product.slug)} onToggle={onToggle} />
    </li>
  ));
});
