import type { Edition } from "../edition";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { planFigure } from "./figure-model";
import { markProduct } from "./mark-product";

/** Price tiers with their products, also empty ones. */
export const priceTiers = planFigure(derive, [
  column("tier", "Tier", "text", ({ label }) => valueCell(label)),
  column("range", "Price range", "text", ({ range }) => valueCell(range)),
  column("products", "Products", "count", ({ products }) => valueCell(products.length)),
]);

function derive({ report, tiers }: Edition) {
  return {
    records: tiers,
    chart: {
      type: "tiers" as const,
      tiers: tiers.map(({ label, hex, ends, count, products }) => ({
        label,
        hex,
        ends,
        readout: count,
        marks: products.map((product) => markProduct(report, product)),
      })),
    },
  };
}
