import type { Edition } from "../edition";
import { formatCount } from "../format";
import { groupBy } from "../group";
import type { Product } from "../product";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { planFigure } from "./figure-model";
import { isIllustrative, markProduct, sayProducts } from "./inputs";

/** Price tiers, empty ones included, with their products in the order of the list. */
export const priceTiers = planFigure(derivePriceTiers, [
  column("tier", "Tier", "text", ({ label }) => valueCell(label)),
  column("range", "Price range", "text", ({ range }) => valueCell(range)),
  column("products", "Products", "count", ({ products }) => valueCell(products.length)),
]);

function derivePriceTiers({ report, tiers }: Edition) {
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

/** Price divided by count, highest first; drawn as a stack for each count, in order of price. */
export const pricePerPiece = planFigure(derivePricePerPiece, [
  column("product", "Product", "text", ({ name, evidence }) => valueCell(name, evidence.name)),
  column("price", "Price", "money", ({ priceNumber, evidence }) => valueCell(priceNumber, evidence.price)),
  column("count", "Count", "pieces", ({ countNumber, evidence }) => valueCell(countNumber, evidence.count)),
  column("pricePerPiece", "Price per bandage", "money", ({ pricePerPieceNumber, evidence }) =>
    valueCell(pricePerPieceNumber, evidence.pricePerPiece),
  ),
]);

function derivePricePerPiece({ report, products }: Edition) {
  const highestFirst = (field: "priceNumber" | "pricePerPieceNumber", some: readonly Product[]) =>
    [...some].sort((a, b) => b[field] - a[field] || a.place - b.place);
  return {
    records: highestFirst("pricePerPieceNumber", products),
    chart: {
      type: "stacks" as const,
      stacks: groupBy(products, ({ countNumber }) => countNumber)
        .sort((a, b) => a.value - b.value)
        .map(({ value: count, members }) => ({
          count,
          label: `Packs of ${formatCount(count)}`,
          readout: sayProducts(members.length),
          products: highestFirst("priceNumber", members).map((product) => ({
            name: product.name,
            price: product.priceNumber,
            priceText: product.price,
            perPiece: product.pricePerPieceNumber,
            mark: markProduct(report, product, isIllustrative(product.evidence.pricePerPiece)),
          })),
        })),
    },
  };
}
