import type { Sourced } from "../content/kind";
import type { Report } from "../content/report-files";
import { traverse } from "../content/traverse";
import { findRecord } from "./find-record";
import { nameUnit } from "./tables/table-model";

/** A value of the content, and what may replace it. */
export interface ContentValue extends Sourced<unknown> {
  /** A product's slug, a brand's name, or a part of the content such as `market`. */
  subject: string;
  name: string;
  /** As in the YAML: `price`, or a path such as `gallery.dates.0.year`. */
  field: string;
  /** In words; undefined for texts. */
  unit?: string | undefined;
  /** In words, for example "7 to 10". */
  allowed: string;
}

type Measure = Pick<ContentValue, "unit" | "allowed">;

const measures: Readonly<Record<string, Measure>> = {
  count: { unit: nameUnit("pieces"), allowed: "a whole number from 1 to 10000" },
  rating: { unit: nameUnit("rating"), allowed: "0 to 5" },
  reviews: { allowed: "a whole number and what it counts, for example 21 reviews" },
  color: { allowed: "#rrggbb" },
};

/** Products first, then brands, then all others. */
export function listIllustrative({ products, brands, tiers, ...others }: Report): ContentValue[] {
  const all = [
    ...products.flatMap((product) => {
      const { min, max } = findRecord(tiers, "label", product.marketTier);
      const price = { unit: nameUnit("money"), allowed: `${min} to ${max}` };
      return list(product, product.slug, product.name, { ...measures, price });
    }),
    ...brands.flatMap((brand) => list(brand, brand.name)),
    ...Object.entries(others).flatMap(([part, data]) => list(data, part)),
  ];
  return all.filter(({ kind }) => kind === "illustrative");
}

function list(data: unknown, subject: string, name = subject, known = measures): ContentValue[] {
  return [...traverse(data)].flatMap(({ value, path }) => {
    if (!isSourced(value)) return [];
    const field = path.join(".");
    const measure = known[field] ?? { allowed: typeof value.value === "number" ? "a number" : "text" };
    return [{ subject, name, field, ...value, ...measure }];
  });
}

export function isSourced(data: unknown): data is Sourced<unknown> {
  return typeof data === "object" && data !== null && "value" in data && "kind" in data && "sources" in data;
}
