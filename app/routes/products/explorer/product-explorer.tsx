import { useLayoutEffect, useRef } from "react";
import { type Filter, filterProducts, noFilter } from "../../../analysis/filter";
import { Picture } from "../../../components/picture";
import { href, pages } from "../../../urls";
import { formatFilter } from "./address";
import { FilterBar } from "./filter-bar";
import type { ProductListData } from "./listed-product";
import { ProductCard } from "./product-card";
import { useFilter } from "./use-filter";
import "../../../components/button.css";
import "./product-explorer.css";

interface Props {
  data: ProductListData;
  /** What the reader entered before hydration. */
  readEntered?: () => Partial<Filter>;
}

const nothingEntered = () => ({});

/** As many cards as the first screen shows. */
const eagerPictures = 3;

/** The product list with its filters. Every card is rendered once; cards that are filtered out are hidden. */
export function ProductExplorer({ data, readEntered = nothingEntered }: Props) {
  const { products, emptyPicture } = data;
  const searchBox = useRef<HTMLInputElement>(null);
  const [filter, change] = useFilter(data, readEntered, searchBox);
  const shown = filterProducts(products, filter);

  // Back and forward may hide the card that has the focus.
  useLayoutEffect(() => {
    if (document.activeElement?.closest("[hidden]")) searchBox.current?.focus();
  });

  const clear = () => {
    change(noFilter);
    searchBox.current?.focus();
  };
  return (
    <>
      <FilterBar filter={filter} data={data} searchBox={searchBox} onChange={change} />
      <div className="list-line row">
        <p className="product-count" role="status">
          {/* One string: a browser's translation replaces several text nodes, and React no longer finds them. */}
          {`Showing ${shown.length} of ${products.length} products`}
        </p>
        <a className="target no-print" href={href(pages.compare.path)}>
          Compare all
        </a>
        {formatFilter(filter) !== "" && shown.length > 0 && (
          <button className="control no-print" type="button" onClick={clear}>
            Clear all
          </button>
        )}
      </div>
      {shown.length === 0 && (
        <div className="product-none row">
          <Picture picture={emptyPicture} />
          <div className="flow">
            <h2>No products found</h2>
            <p>Try adjusting your search or filter criteria.</p>
            <p className="caption">Search reads names and brands only.</p>
            <button className="button" type="button" onClick={clear}>
              Clear filters
            </button>
          </div>
        </div>
      )}
      <div className="list-body">
        <ul className="product-grid" hidden={shown.length === 0}>
          {products.map((product, index) => {
            const number = shown.indexOf(product) + 1;
            // The last of an odd number fills its row.
            const isAlone = number === shown.length && number % 2 === 1;
            return (
              <li key={product.slug} className={isAlone ? "alone" : undefined} hidden={number === 0}>
                <ProductCard product={product} number={number} eager={index < eagerPictures} />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
