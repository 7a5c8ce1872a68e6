import type { SortOrder } from "../../analysis/sort";
import type { ListedProduct } from "./listed-product";
import { ProductCard } from "./product-card";

export interface ListProps {
  /** All products in the order that is chosen; those without a rank are hidden, not taken away. */
  products: readonly ListedProduct[];
  /** Position in the filtered list, by slug. */
  ranks: ReadonlyMap<string, number>;
  wanted: string;
  chosen: ReadonlySet<string>;
  sort: SortOrder;
  onToggle: (slug: string) => void;
}

/** From here on, cards that are far from the screen are laid out only when they come near. */
const longList = 60;

/**
 * The products as cards. Cards that do not match are hidden: showing one again then costs nothing, which is what makes
 * a list of a thousand answer to every letter.
 */
export function ProductCards({ products, ranks, wanted, chosen, sort, onToggle }: ListProps) {
  const classes = ["product-grid", `sort-${sort}`, products.length > longList && "product-grid-long"];
  return (
    <ul className={classes.filter(Boolean).join(" ")} hidden={ranks.size === 0}>
      {products.map((product) => {
        const rank = ranks.get(product.slug) ?? 0;
        return (
          <li key={product.slug} hidden={rank === 0}>
            <ProductCard
              product={product}
              rank={rank}
              wanted={wanted}
              chosen={chosen.has(product.slug)}
              eager={product.place <= 3}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </ul>
  );
}
