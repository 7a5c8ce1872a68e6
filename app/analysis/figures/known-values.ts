import type { Edition } from "../edition";
import { findRecord } from "../find-record";
import { facts } from "../product";
import { productColumn } from "../tables/product-tables";
import { labelColumn } from "../tables/record-table";
import { makeNote } from "../text";
import { planFigure } from "./figure-model";

const columns = [
  productColumn("brand"),
  { ...productColumn("marketTier"), title: "Bracket" },
  productColumn("rating", "rating", ({ ratingNumber }) => ratingNumber),
  productColumn("license"),
  productColumn("price", "money", ({ priceNumber }) => priceNumber),
  productColumn("count", "pieces", ({ countNumber }) => countNumber),
  productColumn("packaging"),
];

/** What is known of each product: what the list or a source gives, what is made up, and what nobody gives. */
export const knownValues = planFigure(derive, [
  labelColumn("name", "Product", "text", ({ name }) => name),
  ...columns,
]);

function derive({ report, products }: Edition) {
  return {
    records: products,
    chart: {
      type: "sheet" as const,
      heads: columns.map(({ title }) => title),
      rows: products.map((product) => ({
        label: product.name,
        shape: findRecord(report.products, "slug", product.slug).picture.shape,
        cells: facts.map((column) => {
          const { kind, sources = [] } = product.evidence[column] ?? {};
          const numbers = sources.map((id) => makeNote(id, report.sources).number).join();
          return { column, kind, text: product[column], ...(numbers && { numbers: `[${numbers}]` }) };
        }),
      })),
    },
  };
}
