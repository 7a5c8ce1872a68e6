import { type Evidence, fromBrief } from "../content/kind";
import type { Report } from "../content/report-files";
import type { ProductRecord } from "../content/schema/product";
import { findRecord } from "./find-record";
import { formatBandages, formatCount, formatDollarRange, formatDollars, formatRating } from "./format";
import { combineEvidence } from "./value";

/** The fields of a product that are one value each and carry their own evidence. */
export const valueFields = [
  "name",
  "brand",
  "count",
  "price",
  "priceRange",
  "packaging",
  "marketTier",
  "rating",
  "reviews",
  "theme",
  "licence",
  "brandColor",
] as const;
export type ValueField = (typeof valueFields)[number];
type OptionalField = "rating" | "reviews" | "licence";

/**
 * The specification's Product: what a reader sees, as text. The numbers behind the texts, the evidence and what the
 * site needs beyond the specification stand after it. Its lists of sentences stay in the record until a page resolves them.
 */
export interface Product {
  id: string;
  slug: string;
  name: string;
  brand: string;
  count: string;
  price: string;
  priceRange: string;
  packaging: string;
  rating?: string;
  reviews?: string;
  marketTier: string;
  brandColor: string;
  theme: string;
  licence?: string;
  /** The brand group that the product is counted with for share. */
  group: string;
  /** Place in the brief's list, from 1. */
  place: number;
  /** Bandages in a pack. */
  bandages: number;
  /** US dollars. */
  dollars: number;
  /** US dollars for one bandage: price divided by count. */
  dollarsPerBandage: number;
  ratingOutOfFive?: number;
  pricePerBandage: string;
  /** As badges have it. */
  tierColor: string;
  evidence: Record<Exclude<ValueField, OptionalField> | "pricePerBandage", Evidence> &
    Partial<Record<OptionalField, Evidence>>;
}

/** Products in the brief's order, with texts, tier range and brand colour filled in from where they are stated. */
export function deriveProducts(report: Report): Product[] {
  return report.products.map((record, index) => deriveProduct(record, index + 1, report));
}

function deriveProduct(record: ProductRecord, place: number, { brands, tiers }: Report): Product {
  const brand = findRecord(brands, "name", record.brand);
  const tier = findRecord(tiers, "label", record.marketTier);
  const { count, price, packaging, rating, reviews, theme, licence } = record;
  // Twelve digits: as exact as a division gets, without the noise of binary fractions.
  const dollarsPerBandage = Number((price.value / count.value).toPrecision(12));
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    brand: record.brand,
    marketTier: record.marketTier,
    count: formatBandages(count.value),
    price: formatDollars(price.value),
    priceRange: formatDollarRange(tier.min, tier.max),
    packaging: packaging.value,
    brandColor: brand.color.value,
    theme: theme.value,
    group: brand.group,
    place,
    bandages: count.value,
    dollars: price.value,
    dollarsPerBandage,
    pricePerBandage: formatDollars(dollarsPerBandage),
    tierColor: tier.color,
    ...(rating && { rating: formatRating(rating.value), ratingOutOfFive: rating.value }),
    ...(reviews && { reviews: `${formatCount(reviews.value.number)} ${reviews.value.noun}` }),
    ...(licence && { licence: licence.value }),
    evidence: {
      name: fromBrief,
      brand: fromBrief,
      marketTier: fromBrief,
      priceRange: fromBrief,
      count,
      price,
      pricePerBandage: combineEvidence([price, count]),
      packaging,
      theme,
      brandColor: brand.color,
      ...(rating && { rating }),
      ...(reviews && { reviews }),
      ...(licence && { licence }),
    },
  };
}
