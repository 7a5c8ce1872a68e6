import type { ReactNode } from "react";
import { DataTable } from "../../parts/data-table";
import { ProductLink } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Value } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { Value as AnyValue } from "../../value";
import "../../parts/side-scroll.css";
import "./compare-table.css";

interface Column {
  name: string;
  show: (product: Product) => ReactNode;
}

const columns: readonly Column[] = [
  { name: "Brand", show: ({ brand }) => brand },
  { name: "Price", show: ({ price }) => <Value value={price} /> },
  { name: "Count", show: ({ count }) => <Value value={count} /> },
  { name: "Each", show: ({ each }) => optional(each) },
  { name: "Tier", show: ({ marketTier }) => marketTier },
  { name: "Packaging", show: ({ packaging }) => <Value value={packaging} /> },
  {
    name: "Rating",
    show: ({ rating, reviews }) => (
      <>
        {optional(rating)} {reviews && <Value value={reviews} />}
      </>
    ),
  },
  { name: "License", show: ({ license }) => optional(license) },
];

function optional(stated: AnyValue | undefined) {
  return stated ? <Value value={stated} /> : "–";
}

interface Props {
  words: Report["productsPage"]["compare"];
  products: readonly Product[];
}

/** All products beside each other, whatever the list is filtered by. */
export function CompareTable({ words, products }: Props) {
  // The price of one is there as soon as a product's price and count are both sourced.
  const hasEach = products.some(({ each }) => each);
  const shown = columns.filter(({ name }) => name !== "Each" || hasEach);
  return (
    <div className="section container" id="compare">
      <RichText as="h2" id="compare-heading" text={words.heading} plain />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard */}
      <section className="side-scroll space-before" aria-labelledby="compare-heading" tabIndex={0}>
        <DataTable
          className="compare-table"
          columns={[{ title: "Product" }, ...shown.map(({ name }) => ({ title: name }))]}
          rows={products.map((product) => [
            <ProductLink key="product" product={product} name={product.name} className="compare-product" />,
            ...shown.map(({ show }) => show(product)),
          ])}
        />
      </section>
    </div>
  );
}
