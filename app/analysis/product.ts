import { type Evidence, editorial, studyInput, type ValueKind } from "../content/kind";
import type { Report } from "../content/report-files";
import type { ProductRecord } from "../content/schema/product";
import { findRecord } from "./find-record";
import { formatCounted, formatMoney, formatMoneyRange, formatPieces, formatRating } from "./format";

/** The single-value fields of a product, each with its own evidence and its name for readers. */
export const fieldNames = {
  name: "Name",
  brand: "Brand",
  count: "Count",
  price: "Price",
  priceRange: "Price range",
  packaging: "Packaging",
  marketTier: "Market tier",
  rating: "Rating",
  reviews: "Reviews",
  theme: "Theme",
  license: "License",
  brandColor: "Brand color",
};
export type ValueField = keyof typeof fieldNames;
export const valueFields = Object.keys(fieldNames) as ValueField[];

/**
 * The specification's Product: what a reader sees, as text, then the numbers behind the texts and the evidence.
 * Its sentences stay in the content record until a page resolves them.
 */
export type Product = ReturnType<typeof deriveProduct>;

/** Products in the order of the list, with the price range of their tier and the color of their brand. */
export function deriveProducts(report: Report): Product[] {
  return report.products.map((record, index) => deriveProduct(record, index + 1, report));
}

function deriveProduct(record: ProductRecord, place: number, { brands, tiers }: Report) {
  const brand = findRecord(brands, "name", record.brand);
  const tier = findRecord(tiers, "label", record.marketTier);
  const { id, slug, name, marketTier, count, price, packaging, rating, reviews, theme, license } = record;
  const evidence = {
    // Names and themes are the editors' reading of the inputs.
    name: editorial,
    brand: studyInput,
    marketTier: studyInput,
    priceRange: studyInput,
    count,
    price,
    packaging,
    theme: editorial,
    brandColor: brand.color,
    ...(rating && { rating }),
    ...(reviews && { reviews }),
    ...(license && { license }),
  };
  return {
    ...{ id, slug, name, brand: brand.name, marketTier },
    count: formatPieces(count.value),
    price: formatMoney(price.value),
    priceRange: formatMoneyRange(tier.min, tier.max),
    packaging: packaging.value,
    brandColor: brand.color.value,
    theme,
    /** The brand group whose share counts the product. */
    group: brand.group,
    /** Position in the list, from 1. */
    place,
    countNumber: count.value,
    priceNumber: price.value,
    /** The color name of the tier's badge. */
    tierColor: tier.color,
    ...(rating && { rating: formatRating(rating.value), ratingNumber: rating.value }),
    ...(reviews && { reviews: formatReviews(reviews.value) }),
    ...(license && { license: license.value }),
    evidence,
  };
}

/** { number: 21, noun: "reviews" } → "21 reviews"; one of them is "1 review". */
function formatReviews({ number, noun }: { number: number; noun: string }): string {
  return formatCounted(number, { one: noun.replace(/ies$/u, "y").replace(/s$/u, ""), other: noun });
}

/** How many values of each kind the products have in the given fields; editorial readings are no values. */
export function countKinds(
  products: readonly Product[],
  fields: readonly ValueField[] = valueFields,
): Record<ValueKind, number> {
  const values = fields.flatMap((field) => listEvidence(products, field));
  const of = (kind: ValueKind) => values.filter((value) => value.kind === kind).length;
  return { input: of("input"), public: of("public"), illustrative: of("illustrative") };
}

/** The color of a brand is one value, however many products show it, as in the sheet of values to observe. */
function listEvidence(products: readonly Product[], field: ValueField): Evidence[] {
  const all = products.flatMap(({ evidence }) => evidence[field] ?? []);
  return field === "brandColor" ? [...new Set(all)] : all;
}
