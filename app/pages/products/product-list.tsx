import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { PictureRef } from "../../report/pictures";
import { anchors, href } from "../../urls";
import {
  describeFilter,
  emptyFilter,
  type Filter,
  type FilterOptions,
  filterProducts,
  formatFilter,
  parseFilter,
} from "./filter";
import { FilterBar } from "./filter-bar";
import type { ListedProduct } from "./product-card";
import { ProductCards } from "./product-cards";
import "./product-list.css";

type HistoryMethod = "pushState" | "replaceState";

interface Props extends FilterOptions {
  products: readonly ListedProduct[];
  /** The picture that is shown when no product matches the filter. */
  noResultsPicture: PictureRef;
  /** The text for values that are not known. */
  notKnown: string;
  /** The number of each source, by its id. A prop, because the browser has no context around the list. */
  sources: Readonly<Record<string, number>>;
  /** By brand, a note that lists the brands which are counted with it. Other brands have no note. */
  shareNotes: Readonly<Record<string, string>>;
}

/** Renders the products with a search field and two dropdowns. The URL contains the filter. */
export function ProductList({
  products,
  brands,
  tiers,
  noResultsPicture,
  notKnown,
  sources,
  shareNotes,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(emptyFilter);
  const [hasInitialFilter, setHasInitialFilter] = useState(false);
  const visibleProducts = filterProducts(products, filter);
  // The cards follow in a second render, so that the typed character and the count appear first.
  const cardsFilter = useDeferredValue(filter);
  const cardsHaveInitialFilter = useDeferredValue(hasInitialFilter);

  /**
   * Changes the filter and the URL.
   *
   * @param method - `replaceState` while the reader types, so that the back button undoes selections, not characters
   */
  function changeFilter(changes: Partial<Filter>, method: HistoryMethod) {
    const newFilter = { ...filter, ...changes };
    setFilter(newFilter);
    changeUrl(newFilter, method);
  }

  // The prerendered list is not filtered, so the filter of the URL applies after hydration. If the reader has used the
  // form before hydration, its values take precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, after hydration
  useLayoutEffect(() => {
    const parseQuery = () => new URLSearchParams(window.location.search);
    const query = parseQuery();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (value) query.set(name, String(value));
    if (["q", "brand", "tier"].some((name) => query.has(name))) {
      setHasInitialFilter(true);
      changeFilter(parseFilter(query, { brands, tiers }), "replaceState");
    }
    const restoreFilter = () => setFilter(parseFilter(parseQuery(), { brands, tiers }));
    window.addEventListener("popstate", restoreFilter);
    return () => window.removeEventListener("popstate", restoreFilter);
  }, []);

  // A stable function, because otherwise the memoized cards would rerender with each change.
  const clearFilter = useCallback(() => {
    setFilter(emptyFilter);
    // The pressed button disappears with the filter, and the focus would be lost.
    form.current?.querySelector("input")?.focus();
    changeUrl(emptyFilter, "pushState");
  }, []);

  return (
    <section className="container" aria-label="Products">
      <p className="product-list-note">Filters need JavaScript, so the whole list is shown.</p>
      <FilterBar
        ref={form}
        filter={filter}
        brands={brands}
        tiers={tiers}
        onSearch={(text) => changeFilter({ text }, "replaceState")}
        onSelect={(selection) => changeFilter(selection, "pushState")}
      />
      <div className="product-list-status cluster">
        <div className="product-list-count">
          <p role="status">
            {/* One string, because React could not update several text nodes after browser translation. */}
            {`Showing ${visibleProducts.length} of ${products.length} products`}
          </p>
          {shareNotes[filter.brand] && (
            <a className="caption tap-target" href={href(anchors.counts)}>
              {shareNotes[filter.brand]}
            </a>
          )}
        </div>
        {/* Only visible on paper, where the form is hidden. */}
        <p className="product-list-filter">{describeFilter(filter)}</p>
        <a className="product-list-compare tap-target no-print" href="#compare">
          Compare all
        </a>
        {/* If no product matches, the message below has its own button. */}
        {formatFilter(filter) !== "" && visibleProducts.length > 0 && (
          <button className="pill pill-outlined no-print" type="button" onClick={clearFilter}>
            Clear all
          </button>
        )}
      </div>
      <ProductCards
        products={products}
        filter={cardsFilter}
        hasInitialFilter={cardsHaveInitialFilter}
        noResultsPicture={noResultsPicture}
        notKnown={notKnown}
        sources={sources}
        onClear={clearFilter}
      />
    </section>
  );
}

/** Shows the filter in the URL, in a new entry of the session history or in the current one. */
function changeUrl(filter: Filter, method: HistoryMethod): void {
  const { pathname, hash } = window.location;
  // This call must be the last one of an event, because Safari throws an error after 100 calls in 30 seconds.
  window.history[method](window.history.state, "", pathname + formatFilter(filter) + hash);
}
