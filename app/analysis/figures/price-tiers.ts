import type { Edition } from "../edition";
import { planFigure } from "./figure-model";
import { markProduct } from "./mark-product";

/** Price tiers, empty ones included, with their products in the order of the list. */
export const priceTiers = planFigure(derive, [
  ["tier", "Tier", "text", ({ label }) => label],
  ["range", "Price range", "text", ({ range }) => range],
  ["products", "Products", "count", ({ products }) => products.length],
]);

function derive({ report, tiers }: Edition) {
  return {
    records: tiers,
    chart: {
      type: "tiers" as const,
      tiers: tiers.map(({ label, hex, ends, count, products }) => ({
        ...{ label, hex, ends },
        readout: count,
        marks: products.map((product) => markProduct(report, product)),
      })),
    },
  };
}
