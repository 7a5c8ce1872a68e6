import { memo, Suspense } from "react";
import { SourceNumberContext } from "../../parts/page-context";
import { Picture } from "../../parts/picture";
import type { PictureRef } from "../../report/pictures";
import { type Filter, filterProducts } from "./filter";
import { type ListedProduct, ProductCard } from "./product-card";
import "../../parts/button.css";

interface Props {
  products: readonly ListedProduct[];
  filter: Filter;
  /** Whether the page was opened with a filter in its URL. */
  hasInitialFilter: boolean;
  /** The picture that is shown when no product matches the filter. */
  noResultsPicture: PictureRef;
  /** The text for values that are not known. */
  notKnown: string;
  /** The number of each source, by its id. */
  sources: Readonly<Record<string, number>>;
  onClear: () => void;
}

/**
 * Renders the cards of the products that match the filter, or a message if there are none. Memoized, so that a change of the
 * filter renders the form and the count without the cards.
 */
export const ProductCards = memo(function ProductCards({
  products,
  filter,
  hasInitialFilter,
  noResultsPicture,
  notKnown,
  sources,
  onClear,
}: Props) {
  const visibleProducts = filterProducts(products, filter);
  return (
    <div className="product-list-cards">
      {/* React hydrates the content of this boundary after the form, so that the form works earlier. */}
      <Suspense>
        {visibleProducts.length === 0 && (
          <div className="product-list-no-results cluster card inset">
            <Picture picture={noResultsPicture} />
            <div className="flow">
              <h2 className="heading-small margin-0">No products found</h2>
              <p>Try adjusting your search or filter criteria.</p>
              <p className="caption">Search reads names and brands only.</p>
              <button className="button" type="button" onClick={onClear}>
                Clear filters
              </button>
            </div>
          </div>
        )}
        {/* Remounts the cards if the URL has a filter: moving prerendered nodes would count as layout shift. */}
        <SourceNumberContext key={String(hasInitialFilter)} value={sources}>
          <ul className="product-list-grid stack">
            {visibleProducts.map((product, index) => (
              <li key={product.slug}>
                <ProductCard product={product} number={index + 1} notKnown={notKnown} />
              </li>
            ))}
          </ul>
        </SourceNumberContext>
      </Suspense>
    </div>
  );
});
