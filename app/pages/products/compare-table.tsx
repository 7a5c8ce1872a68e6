import { Fragment, type ReactNode } from "react";
import { DataTable } from "../../parts/data-table";
import { ProductLink } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { ValueText } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import { type Column, productsTable } from "../../report/table";
import "./compare-table.css";

/** The columns of products.csv beside the name, and those with a look of their own. */
const compared: readonly { name: string; className?: string }[] = [
  { name: "brand", className: "compare-brand" },
  { name: "price_usd", className: "compare-price" },
  { name: "count_bandages", className: "compare-count" },
  { name: "unit_price_usd" },
  { name: "market_tier" },
  { name: "packaging" },
  { name: "rating_out_of_five" },
  { name: "license" },
];

/** A cell; that of the rating with its reviews, if there are any. */
function show({ name, getCell: read }: Column<Product>, product: Product): ReactNode {
  const cell = read(product);
  const shown = typeof cell === "object" ? <ValueText value={cell} /> : (cell ?? "–");
  if (name !== "rating_out_of_five") return shown;
  return (
    <>
      {shown} {product.reviews && <ValueText value={product.reviews} />}
    </>
  );
}

/** All products beside each other, whatever the list is filtered by. */
export function CompareTable({ report }: { report: Report }) {
  const { columns } = productsTable(report);
  const shown = compared.flatMap(({ name, className }) =>
    columns.filter((column) => column.name === name).map((column) => ({ ...column, className })),
  );
  return (
    <div className="section container" id="compare">
      <RichText as="h2" id="compare-heading" text={report.productsPage.compare.heading} plain />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard */}
      <section className="side-scroll space-before" aria-labelledby="compare-heading" tabIndex={0}>
        <DataTable
          className="compare-table"
          columns={[{ title: "Product" }, ...shown]}
          rows={report.products.map((product) => [
            <Fragment key="product">
              <ProductLink product={product} name={product.name} className="compare-product" />
              <small className="compare-brand-below caption space-below">
                <bdi>{product.brand}</bdi>
              </small>
            </Fragment>,
            ...shown.map((column) => show(column, product)),
          ])}
        />
      </section>
    </div>
  );
}
