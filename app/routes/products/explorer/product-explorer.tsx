import { useDeferredValue, useMemo, useRef } from "react";
import { filterProducts } from "../../../analysis/filter";
import { sortProducts } from "../../../analysis/sort";
import { ChoiceTray } from "../../../components/choice/choice-tray";
import { useChoice } from "../../../components/choice/use-choice";
import { Notice, useNotice } from "../../../components/notice";
import { Picture } from "../../../components/picture";
import { ViewTools } from "../../../components/view-tools";
import { formatFilter, plainView, type View } from "./address";
import { FilterBar } from "./filter-bar";
import type { ProductListData } from "./listed-product";
import { ProductCards } from "./product-cards";
import { ProductTable } from "./product-table";
import { useView } from "./use-view";

interface Props {
  data: ProductListData;
  /** What the reader entered before hydration. */
  readEntered?: () => Partial<View>;
}

/** Longer lists render after the search box (`useDeferredValue`). */
const longList = 60;

const nothingEntered = () => ({});

export function ProductExplorer({ data, readEntered = nothingEntered }: Props) {
  const { products, piece, facts, orders, emptyPicture } = data;
  const [view, change] = useView(data, readEntered);
  const [said, say] = useNotice();
  const { chosen, toggle, empty } = useChoice(products, say);
  const searchBox = useRef<HTMLInputElement>(null);

  const isLong = products.length > longList;
  const deferred = useDeferredValue(isLong ? view : plainView);
  const listed = isLong ? deferred : view;
  // The list is memoized, so that a long one renders after the search box.
  const sorted = useMemo(() => sortProducts(products, listed.sort), [products, listed.sort]);
  const { shown, ranks } = useMemo(() => {
    const found = filterProducts(sorted, listed);
    return { shown: found, ranks: new Map(found.map(({ slug }, index) => [slug, index + 1])) };
  }, [sorted, listed]);

  const isPlain = formatFilter(view) === "" && view.sort === plainView.sort;
  const clear = () => {
    change({ ...plainView, layout: view.layout });
    searchBox.current?.focus();
  };
  const list = {
    products: sorted,
    piece,
    facts,
    ranks,
    wanted: listed.text,
    chosen,
    sort: listed.sort,
    searchBox,
    onToggle: toggle,
  };

  return (
    <>
      <FilterBar
        view={view}
        data={data}
        count={(change) => filterProducts(products, { ...listed, ...change }).length}
        searchBox={searchBox}
        onChange={change}
      />
      <div className="list-line row">
        <p className="product-count" role="status">
          Showing {shown.length} of {products.length} products
        </p>
        <div className="list-tools wrap needs-script no-print">
          {!isPlain && shown.length > 0 && (
            <button className="control tool" type="button" onClick={clear}>
              Clear all
            </button>
          )}
          <ViewTools
            name="products"
            rows={async () =>
              (await import("./list-csv")).listRows(data, shown, listed, window.location.href)
            }
            say={say}
          />
        </div>
      </div>
      <Notice hidden words={listed.sort === "list" ? "" : `Sorted by ${orders[listed.sort]}`} />
      {shown.length === 0 && (
        <div className="product-none row">
          <Picture picture={emptyPicture} />
          <div className="flow">
            <h2>No products found</h2>
            <p>Try adjusting your search or filter criteria.</p>
            <button className="button" type="button" onClick={clear}>
              Clear filters
            </button>
          </div>
        </div>
      )}
      <div className="list-body">
        {listed.layout === "table" ? (
          <ProductTable {...list} onChange={change} />
        ) : (
          <ProductCards {...list} />
        )}
      </div>
      <Notice words={said} />
      <ChoiceTray chosen={chosen} onEmpty={empty} />
    </>
  );
}
