import { type Kind, kinds } from "../content/kind";
import { type Product, type ValueField, valueFields } from "./product";

/** What a reader calls the fields. */
export const fieldNames: Record<ValueField, string> = {
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
  licence: "Licence",
  brandColor: "Brand color",
};

/** How many products have a value of each kind in one field. */
export interface FieldEvidence {
  field: ValueField;
  counts: Record<Kind, number>;
}

/** Counts the values of the products by field and kind. */
export function deriveEvidence(products: readonly Product[]): FieldEvidence[] {
  return valueFields.map((field) => ({
    field,
    counts: countKinds(products.flatMap((product) => product.evidence[field]?.kind ?? [])),
  }));
}

/** Adds up the counts of all fields. */
export function totalEvidence(fields: readonly FieldEvidence[]): Record<Kind, number> {
  const total = countKinds([]);
  for (const { counts } of fields) for (const kind of kinds) total[kind] += counts[kind];
  return total;
}

function countKinds(found: readonly Kind[]): Record<Kind, number> {
  const count = (kind: Kind) => found.filter((other) => other === kind).length;
  return { brief: count("brief"), public: count("public"), illustrative: count("illustrative") };
}
