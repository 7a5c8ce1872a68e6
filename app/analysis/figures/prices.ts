import type { ReportBasis } from "../../content/report-files";
import { scaleAxes } from "../axes";
import { makeTable, type ProductMark } from "../figure";
import type { Product } from "../product";
import type { PriceTier } from "../tier";
import { combineEvidence } from "../value";
import { type FigureData, type FigureInputs, isGuess, markProduct } from "./inputs";

/** A product between axes of prices or counts. */
function placeProduct(report: ReportBasis, product: Product, isOpen: boolean): ProductMark {
  const { place, name, priceNumber: price, countNumber: count } = product;
  return { ...markProduct(report, product, isOpen), place, name, price, count };
}

/** Price tiers, empty ones included, with their products. */
export function priceTiers({ report, tiers, formats }: FigureInputs): FigureData {
  const priceOf = (tier: PriceTier) => combineEvidence(tier.products.map(({ evidence }) => evidence.price));
  return {
    ...makeTable(formats, tiers, [
      ["tier", "Tier", "text", ({ label }) => label],
      ["range", "Price range", "text", ({ range }) => range],
      ["products", "Products", "count", ({ products }) => products.length],
      ["prices", "Prices", "text", priceSpan, priceOf],
    ]),
    chart: {
      type: "tiers",
      tiers: tiers.map(({ label, range, hex, ends, count, products }) => ({
        ...{ label, range, hex, ends },
        readout: count,
        marks: products.map((product) => placeProduct(report, product, isGuess(product.evidence.price))),
      })),
    },
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.priceNumber - b.priceNumber).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price divided by count, highest first; drawn as price by count. */
export function pricePerPiece({ report, products, formats }: FigureInputs): FigureData {
  const sorted = [...products].sort(
    (a, b) => b.pricePerPieceNumber - a.pricePerPieceNumber || a.place - b.place,
  );
  const evidenceOf = ({ evidence }: Product) => evidence.pricePerPiece;
  const { one, other } = report.publication.piece;
  return {
    ...makeTable(formats, sorted, [
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
      ["price", "Price", "money", ({ priceNumber }) => priceNumber, ({ evidence }) => evidence.price],
      ["count", "Count", "pieces", ({ countNumber }) => countNumber, ({ evidence }) => evidence.count],
      ["pricePerPiece", `Price per ${one}`, "money", (each) => each.pricePerPieceNumber, evidenceOf],
    ]),
    chart: {
      type: "scatter",
      marks: products.map((product) =>
        placeProduct(report, product, isGuess(product.evidence.pricePerPiece)),
      ),
      axes: scaleAxes(
        products,
        { x: `${other} in a pack`, y: "price of a pack", lines: `lines: price per ${one}` },
        formats,
      ),
    },
  };
}
