import type { Edition } from "../edition";
import { formatCount } from "../format";
import { groupBy } from "../group";
import type { Product } from "../product";
import { planFigure } from "./figure-model";
import { isIllustrative, markProduct, sayProducts } from "./inputs";

/** Price tiers, empty ones included, with their products in the order of the list. */
export const priceTiers = planFigure(derivePriceTiers, [
  ["tier", "Tier", "text", ({ label }) => label],
  ["range", "Price range", "text", ({ range }) => range],
  ["products", "Products", "count", ({ products }) => products.length],
]);

function derivePriceTiers({ report, tiers }: Edition) {
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

/** Price divided by count, highest first; drawn as a stack for each count, in order of price. */
export const pricePerPiece = planFigure(derivePricePerPiece, [
  ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
  ["price", "Price", "money", ({ priceNumber }) => priceNumber, ({ evidence }) => evidence.price],
  ["count", "Count", "pieces", ({ countNumber }) => countNumber, ({ evidence }) => evidence.count],
  [
    "pricePerPiece",
    "Price per bandage",
    "money",
    ({ pricePerPieceNumber }) => pricePerPieceNumber,
    ({ evidence }) => evidence.pricePerPiece,
  ],
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
          ...{ count, label: `Packs of ${formatCount(count)}`, readout: sayProducts(members.length) },
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
