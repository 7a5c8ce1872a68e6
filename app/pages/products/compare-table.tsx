import { Fragment, type ReactNode } from "react";
import { DataTable } from "../../parts/data-table";
import { IsolatedText } from "../../parts/isolated-text";
import { ProductLink } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { ValueText } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import { type Column, productsTable } from "../../report/table";
import "../../parts/table-scroller.css";
import "./compare-table.css";

/** The columns of products.csv that follow the product, with the classes of their cells. */
const comparedColumns: readonly { name: string; className?: string }[] = [
  { name: "brand", className: "compare-table-brand" },
  { name: "price_usd", className: "compare-table-price" },
  { name: "count_bandages" },
  { name: "unit_price_usd" },
  { name: "market_tier" },
  { name: "packaging" },
  { name: "rating_out_of_five" },
  { name: "license" },
];

/** Renders the content of a cell. A rating is followed by the number of reviews, if it is known. */
function renderCell(
  { name, getCell, mayBeUnknown }: Column<Product>,
  product: Product,
  notKnown: string,
): ReactNode {
  const cell = getCell(product);
  const emptyText = mayBeUnknown ? notKnown : "–";
  const content = typeof cell === "object" ? <ValueText value={cell} /> : (cell ?? emptyText);
  if (name !== "rating_out_of_five") return content;
  return (
    <>
      {content}
      {product.reviews && (
        <>
          {" · "}
          <ValueText value={product.reviews} />
        </>
      )}
    </>
  );
}

/** Renders a table of all products. The filter of the product list does not apply to it. */
export function CompareTable({ report }: { report: Report }) {
  const { columns } = productsTable(report);
  const visibleColumns = comparedColumns.flatMap(({ name, className }) =>
    columns.filter((column) => column.name === name).map((column) => ({ ...column, className })),
  );
  return (
    <div className="section container" id="compare">
      <RichText as="h2" id="compare-heading" text={report.productsPage.compare.heading} plain />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="table-scroller margin-top-6" aria-labelledby="compare-heading" tabIndex={0}>
        <DataTable
          className="compare-table"
          columns={[{ title: "Product" }, ...visibleColumns]}
          rows={report.products.map((product) => [
            <Fragment key="product">
              <ProductLink product={product} name={product.name} className="compare-table-product" />
              <small className="compare-table-brand-below caption margin-bottom-2">
                <IsolatedText text={product.brand} />
              </small>
            </Fragment>,
            ...visibleColumns.map((column) => renderCell(column, product, report.productsPage.notKnown)),
          ])}
        />
      </section>
    </div>
  );
}
