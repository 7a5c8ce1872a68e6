import type { Report } from "../../content/report-files";
import { scaleAxes } from "../axes";
import type { Edition } from "../edition";
import type { Product } from "../product";
import type { PriceTier } from "../tier";
import { combineEvidence } from "../value";
import { type Chart, type ProductMark, planFigure } from "./figure-model";
import { isIllustrative, markProduct } from "./inputs";

/** A product between axes of prices or counts. */
function placeProduct(report: Report, product: Product, isOpen: boolean): ProductMark {
  const { place, name, priceNumber: price, countNumber: count } = product;
  return { ...markProduct(report, product, isOpen), place, name, price, count };
}

/** Price tiers, empty ones included, with their products. */
export const priceTiers = planFigure(derivePriceTiers, [
  ["tier", "Tier", "text", ({ label }) => label],
  ["range", "Price range", "text", ({ range }) => range],
  ["products", "Products", "count", ({ products }) => products.length],
  ["prices", "Prices", "text", priceSpan, combinePrices],
]);

function derivePriceTiers({ report, tiers }: Edition) {
  const chart: Chart = {
    type: "tiers",
    tiers: tiers.map(({ label, range, hex, ends, count, products }) => ({
      ...{ label, range, hex, ends },
      readout: count,
      marks: products.map((product) => placeProduct(report, product, isIllustrative(product.evidence.price))),
    })),
  };
  return { records: tiers, chart };
}

function combinePrices({ products }: PriceTier) {
  return combineEvidence(products.map(({ evidence }) => evidence.price));
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.priceNumber - b.priceNumber).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price divided by count, highest first; drawn as price by count. */
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
  const chart: Chart = {
    type: "scatter",
    marks: products.map((product) =>
      placeProduct(report, product, isIllustrative(product.evidence.pricePerPiece)),
    ),
    axes: scaleAxes(products),
  };
  const records = [...products].sort(
    (a, b) => b.pricePerPieceNumber - a.pricePerPieceNumber || a.place - b.place,
  );
  return { records, chart };
}
