import { memo, type RefObject, useRef } from "react";
import type { SortOrder } from "../../../analysis/sort";
import type { ListedProduct } from "./listed-product";
import { ProductCard } from "./product-card";
import { useKeptFocus } from "./use-kept-focus";
import { useMarks } from "./use-marks";

export interface ListProps {
  /** All products, sorted. */
  products: readonly ListedProduct[];
  /** The thing sold. */
  piece: string;
  /** The edition's own facts, which only the table shows. */
  facts: readonly { key: string; label: string }[];
  /** By slug; products without a rank are hidden. */
  ranks: ReadonlyMap<string, number>;
  /** The search text. */
  wanted: string;
  chosen: readonly ListedProduct[];
  sort: SortOrder;
  searchBox: RefObject<HTMLInputElement | null>;
  onToggle: (slug: string) => void;
}

export const ProductCards = memo(function ProductCards({
  products,
  piece,
  ranks,
  wanted,
  chosen,
  sort,
  searchBox,
  onToggle,
}: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useMarks(list, wanted, ranks);
  useKeptFocus(list, searchBox);
  // The last of an odd number fills its row.
  const alone = ranks.size % 2 === 1 ? ranks.size : undefined;
  return (
    <ul className={`product-grid sort-${sort}`} hidden={ranks.size === 0} ref={list}>
      {products.map((product) => {
        const { slug } = product;
        const rank = ranks.get(slug);
        return (
          <li
            key={slug}
            className={rank && rank === alone ? "alone" : undefined}
            data-slug={slug}
            hidden={rank === undefined}
          >
            <ProductCard
              product={product}
              piece={piece}
              rank={rank}
              chosen={chosen.includes(product)}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </ul>
  );
});
