import { memo, type RefObject } from "react";
import type { SortOrder } from "../../analysis/sort";
import { groupSize, longList } from "./fill-groups";
import { foldId, type ListedProduct } from "./listed-product";
import { ProductCard } from "./product-card";
import { useFound } from "./use-found";

export interface ListProps {
  /** All products, in the brief's order. */
  products: readonly ListedProduct[];
  /** Position in the filtered list, by slug and in the order that is chosen; the others do not show. */
  ranks: ReadonlyMap<string, number>;
  /** What was searched for. */
  wanted: string;
  chosen: ReadonlySet<string>;
  sort: SortOrder;
  onToggle: (slug: string) => void;
  /** Called where the focus was in the list, and what had it no longer shows. */
  onFocusLost: () => void;
}

/** The products as cards. */
export function ProductCards({ products, ranks, wanted, sort, onFocusLost, ...cards }: ListProps) {
  const list = useFound<HTMLElement>(ranks, wanted, onFocusLost);
  const isNone = ranks.size === 0;
  if (products.length <= longList)
    return (
      <ul className={`product-grid sort-${sort}`} hidden={isNone} ref={list as RefObject<HTMLUListElement>}>
        <Cards products={products} {...cards} />
      </ul>
    );
  return (
    <div className={`sort-${sort}`} hidden={isNone} ref={list as RefObject<HTMLDivElement>}>
      <Groups products={products} {...cards} />
    </div>
  );
}

type CardsProps = Pick<ListProps, "products" | "chosen" | "onToggle">;

// Apart, so that a search renders none of them.

const Groups = memo(function Groups({ products, ...cards }: CardsProps) {
  const groups = Array.from({ length: Math.ceil(products.length / groupSize) }, (_, index) => ({
    start: index * groupSize,
    members: products.slice(index * groupSize, (index + 1) * groupSize),
  }));
  return groups.map(({ start, members }) => (
    <ul key={start} className="product-grid product-group" data-group="">
      <Cards products={members} {...cards} />
    </ul>
  ));
});

const Cards = memo(function Cards({ products, chosen, onToggle }: CardsProps) {
  return products.map((product) => (
    <li key={product.slug} id={product.place === groupSize + 1 ? foldId : undefined} data-slug={product.slug}>
      <ProductCard product={product} chosen={chosen.has(product.slug)} onToggle={onToggle} />
    </li>
  ));
});
