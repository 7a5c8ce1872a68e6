import { editorial, fromList, type ValueKind } from "../content/kind";
import type { Report } from "../content/report-files";
import type { ProductRecord } from "../content/schema/product";
import { findRecord } from "./find-record";
import { formatCounted, formatMoney, formatMoneyRange, formatPieces, formatRating } from "./format";

const reviewForms = {
  ratings: { one: "rating", other: "ratings" },
  reviews: { one: "review", other: "reviews" },
};

/** The fields with one value, by their names for readers. */
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

/** What a buyer asks of every product. Names and themes are the editors' reading, colors of brands decoration. */
export const facts = ["brand", "marketTier", "rating", "license", "price", "count", "packaging"] as const;

/**
 * The specification's Product: texts for readers, the numbers behind them, and the evidence of each value. Its sentences stay
 * in the content record until a page resolves them.
 */
export type Product = ReturnType<typeof deriveProduct>;

/** Derives the products, in the order of the list. */
export function deriveProducts(report: Report): Product[] {
  return report.products.map((record, index) => deriveProduct(record, index + 1, report));
}

function deriveProduct(record: ProductRecord, rank: number, { brands, tiers }: Report) {
  const brand = findRecord(brands, "name", record.brand);
  const tier = findRecord(tiers, "label", record.marketTier);
  const { id, slug, name, marketTier, count, price, packaging, rating, reviews, theme, license } = record;
  const evidence = {
    // Names and themes are the editors' reading of the inputs.
    name: editorial,
    brand: fromList,
    marketTier: fromList,
    priceRange: fromList,
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
    id,
    slug,
    name,
    brand: brand.name,
    marketTier,
    count: formatPieces(count.value),
    price: formatMoney(price.value),
    priceRange: formatMoneyRange(tier.min, tier.max),
    packaging: packaging.value,
    brandColor: brand.color.value,
    theme,
    /** The brand group whose share counts the product. */
    group: brand.group,
    /** In the list, from 1. */
    rank,
    countNumber: count.value,
    priceNumber: price.value,
    tierColor: tier.color,
    ...notePrice(price, tier),
    ...(rating && { rating: formatRating(rating.value), ratingNumber: rating.value }),
    ...(reviews && { reviews: formatCounted(reviews.value.number, reviewForms[reviews.value.noun]) }),
    ...(license && { license: license.value }),
    evidence,
  };
}

/** Counts the facts of each kind. */
export function countKinds(products: readonly Product[]): Record<ValueKind, number> {
  const values = products.flatMap(({ evidence }) => facts.flatMap((fact) => evidence[fact] ?? []));
  const of = (kind: ValueKind) => values.filter((value) => value.kind === kind).length;
  return { input: of("input"), public: of("public"), illustrative: of("illustrative") };
}

/** Says where a seen price lies outside the bracket of the list. */
function notePrice(
  { value, kind }: ProductRecord["price"],
  { min, max }: Report["tiers"][number],
): { priceNote?: string } {
  if (kind !== "public" || (value >= min && value <= max)) return {};
  const place = value < min ? "below" : "above";
  return { priceNote: `seen at ${formatMoney(value)}, ${place} the list's bracket` };
}
