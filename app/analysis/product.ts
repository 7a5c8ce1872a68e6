import { type Evidence, editorial, studyInput, type ValueKind } from "../content/kind";
import type { Report, ReportBasis } from "../content/report-files";
import type { ProductRecord } from "../content/schema/product";
import { nameTierColor } from "../content/tier-color";
import { findRecord } from "./find-record";
import { type Formats, formatCounted, formatNumber } from "./format";
import { combineEvidence } from "./value";

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
  licence: "License",
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
export function deriveProducts(report: ReportBasis, formats: Formats): Product[] {
  return report.products.map((record, index) => deriveProduct(record, index + 1, report, formats));
}

function deriveProduct(
  record: ProductRecord,
  place: number,
  { brands, tiers, list }: ReportBasis,
  formats: Formats,
) {
  const brand = findRecord(brands, "name", record.brand);
  const tier = findRecord(tiers, "label", record.marketTier);
  const { id, slug, name, marketTier, count, price, packaging, rating, reviews, theme, licence } = record;
  // Twelve digits cut the rounding errors of binary fractions.
  const pricePerPieceNumber = Number((price.value / count.value).toPrecision(12));
  const evidence = {
    // Names and themes are the editors' reading of the inputs.
    name: editorial,
    brand: studyInput,
    marketTier: studyInput,
    priceRange: studyInput,
    count,
    price,
    pricePerPiece: combineEvidence([price, count]),
    packaging,
    theme: editorial,
    brandColor: brand.color,
    ...(rating && { rating }),
    ...(reviews && { reviews }),
    ...(licence && { licence }),
  };
  return {
    ...{ id, slug, name, brand: brand.name, marketTier },
    count: formats.pieces(count.value),
    price: formats.money(price.value),
    priceRange: formats.moneyRange(tier.min, tier.max),
    packaging: packaging.value,
    brandColor: brand.color.value,
    theme,
    /** The brand group whose share counts the product. */
    group: brand.group,
    /** Position in the list, from 1. */
    place,
    countNumber: count.value,
    priceNumber: price.value,
    pricePerPieceNumber,
    pricePerPiece: formats.money(pricePerPieceNumber),
    /** The color name of the tier's badge. */
    tierColor: nameTierColor(tier.color),
    ...(rating && { rating: formats.rating(rating.value), ratingNumber: rating.value }),
    ...(reviews && { reviews: formatReviews(reviews.value) }),
    ...(licence && { licence: licence.value }),
    facts: list.facts.flatMap((fact) => deriveFact(fact, record)),
    evidence,
  };
}

/** A value of a fact that the edition adds to the fields of every report. */
export interface ProductFact extends Evidence {
  key: string;
  label: string;
  /** With its unit, as readers see it. */
  text: string;
  raw: string | number;
}

function deriveFact(
  { key, label, unit }: Report["list"]["facts"][number],
  { facts }: ProductRecord,
): ProductFact[] {
  const stated = facts[key];
  if (!stated) return [];
  const { value: raw, kind, sources } = stated;
  const text = typeof raw === "number" ? formatNumber(raw) : raw;
  return [{ key, label, text: unit ? `${text} ${unit}` : text, raw, kind, sources }];
}

/** { number: 21, noun: "reviews" } → "21 reviews"; one of them is "1 review". */
function formatReviews({ number, noun }: { number: number; noun: string }): string {
  return formatCounted(number, { one: noun.replace(/ies$/u, "y").replace(/s$/u, ""), other: noun });
}

/** How many values of each kind the products have, facts included; editorial readings are no values. */
export function countAllKinds(products: readonly Product[]): Record<ValueKind, number> {
  return count([
    ...valueFields.flatMap((field) => listEvidence(products, field)),
    ...products.flatMap(({ facts }) => facts),
  ]);
}

/** The same for one field. */
export function countKinds(products: readonly Product[], field: ValueField): Record<ValueKind, number> {
  return count(listEvidence(products, field));
}

/** The color of a brand is one value, however many products show it, as in the sheet of values to observe. */
function listEvidence(products: readonly Product[], field: ValueField): Evidence[] {
  const all = products.flatMap(({ evidence }) => evidence[field] ?? []);
  return field === "brandColor" ? [...new Set(all)] : all;
}

/** The same for one of the edition's own facts. */
export function countFactKinds(products: readonly Product[], key: string): Record<ValueKind, number> {
  return count(products.flatMap(({ facts }) => facts.filter((fact) => fact.key === key)));
}

function count(values: readonly Evidence[]): Record<ValueKind, number> {
  const of = (kind: ValueKind) => values.filter((value) => value.kind === kind).length;
  return { input: of("input"), public: of("public"), illustrative: of("illustrative") };
}
