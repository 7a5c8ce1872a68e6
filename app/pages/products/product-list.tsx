import { useLayoutEffect, useRef, useState } from "react";
import { SourceNumberContext } from "../../parts/page-context";
import { Picture } from "../../parts/picture";
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
import { type ListedProduct, ProductCard } from "./product-card";
import "../../parts/button.css";
import "./product-list.css";

interface Props extends FilterOptions {
  products: readonly ListedProduct[];
  /** Shown when no product fits. */
  empty: PictureRef;
  /** The numbers of all sources by their ids: in the browser, there is no context around the list. */
  sources: Readonly<Record<string, number>>;
  /** By brands: which others brand share counts with it. Brands that count alone are not in it. */
  shareNotes: Readonly<Record<string, string>>;
}

/** The products, with a search and two filters that the address keeps. */
export function ProductList({ products, brands, tiers, empty, sources, shareNotes }: Props) {
  const bar = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(emptyFilter);
  const [isAddressRead, setAddressRead] = useState(false);
  const shown = filterProducts(products, filter);

  /** Typing replaces the address, so that Back undoes choices, not letters. */
  function change(changed: Partial<Filter>, step: "pushState" | "replaceState") {
    const next = { ...filter, ...changed };
    setFilter(next);
    const { pathname, hash } = window.location;
    // Last, because Safari throws after 100 steps in 30 seconds.
    window.history[step](window.history.state, "", pathname + formatFilter(next) + hash);
  }

  // The build renders the list without a filter. What a reader entered before React ran counts more than the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const readAddress = () => new URLSearchParams(window.location.search);
    const query = readAddress();
    for (const [name, value] of new FormData(bar.current ?? undefined))
      if (value) query.set(name, String(value));
    if (["q", "brand", "tier"].some((name) => query.has(name))) {
      change(parseFilter(query, { brands, tiers }), "replaceState");
      setAddressRead(true);
    }
    const goBack = () => setFilter(parseFilter(readAddress(), { brands, tiers }));
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, []);

  function clear() {
    change(emptyFilter, "pushState");
    // The button that was pressed is gone.
    bar.current?.querySelector("input")?.focus();
  }

  return (
    <section className="container" aria-label="Products">
      <p className="list-note">Filters need JavaScript, so the whole list is shown.</p>
      <FilterBar
        ref={bar}
        filter={filter}
        brands={brands}
        tiers={tiers}
        onType={(text) => change({ text }, "replaceState")}
        onChoose={(choice) => change(choice, "pushState")}
      />
      <div className="list-line cluster">
        <div className="product-count">
          <p role="status">
            {/* One text: a browser's translation replaces several, and React no longer finds them. */}
            {`Showing ${shown.length} of ${products.length} products`}
          </p>
          {shareNotes[filter.brand] && (
            <a className="caption tap-target" href={href(anchors.counts)}>
              {shareNotes[filter.brand]}
            </a>
          )}
        </div>
        {/* On paper, where the form is missing. */}
        <p className="list-filter">{describeFilter(filter)}</p>
        <a className="tap-target no-print" href="#compare">
          Compare all
        </a>
        {formatFilter(filter) !== "" && (
          <button className="pill outlined no-print" type="button" onClick={clear}>
            Clear all
          </button>
        )}
      </div>
      <div className="product-cards">
        {shown.length === 0 && (
          <div className="product-none cluster card padded">
            <Picture picture={empty} />
            <div className="flow">
              <h2 className="heading-small no-margin">No products found</h2>
              <p>Try adjusting your search or filter criteria.</p>
              <p className="caption">Search reads names and brands only.</p>
              <button className="button" type="button" onClick={clear}>
                Clear filters
              </button>
            </div>
          </div>
        )}
        {/* The address gets cards of its own: moving the prerendered ones would be a layout shift. */}
        <SourceNumberContext key={String(isAddressRead)} value={sources}>
          <ul className="product-grid stack">
            {shown.map((product, index) => (
              <li key={product.slug}>
                <ProductCard product={product} number={index + 1} />
              </li>
            ))}
          </ul>
        </SourceNumberContext>
      </div>
    </section>
  );
}
