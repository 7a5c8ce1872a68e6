import type { ReactNode } from "react";
import { ColumnHeads } from "../../parts/column-heads";
import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Value } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import { href, productPath } from "../../urls";
import type { Value as AnyValue } from "../../value";
import "../../parts/ruled-table.css";
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
    <div className="section wide" id="compare">
      <RichText as="h2" id="compare-heading" text={words.heading} plain />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard */}
      <section className="side-scroll apart" aria-labelledby="compare-heading" tabIndex={0}>
        <table className="compare-table ruled-table">
          <ColumnHeads names={["Product", ...shown.map(({ name }) => name)]} />
          <tbody>
            {products.map((product) => (
              <tr key={product.slug}>
                <th scope="row">
                  <a className="compare-product" href={href(productPath(product.slug))}>
                    <Picture picture={{ ...product.pictures.product, alt: "" }} place="square" />
                    {product.name}
                  </a>
                </th>
                {shown.map(({ name, show }) => (
                  <td key={name}>{show(product)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
