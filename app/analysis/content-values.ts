import type { Sourced } from "../content/kind";
import type { Report } from "../content/report-files";
import { traverse } from "../content/traverse";
import { nameUnit } from "./tables/table-model";

/** A value of the content that somebody could observe. */
export interface ContentValue extends Sourced<unknown> {
  /** A product's slug, or a part of the content such as `market`. */
  subject: string;
  name: string;
  /** As in the YAML: `price`, or a path such as `gallery.dates.0.year`. */
  field: string;
}

const units: Readonly<Record<string, string | undefined>> = {
  count: nameUnit("pieces"),
  price: nameUnit("money"),
  rating: nameUnit("rating"),
};

/** The unit of a field in words; undefined for texts. */
export function unitOf(field: string): string | undefined {
  return units[field];
}

/** Products first, then all others, but not the colors of brands: we picked those, and nobody can observe them. */
export function listIllustrative({ products, brands: _, ...others }: Report): ContentValue[] {
  const all = [
    ...products.flatMap((product) => list(product, product.slug, product.name)),
    ...Object.entries(others).flatMap(([part, data]) => list(data, part)),
  ];
  return all.filter(({ kind }) => kind === "illustrative");
}

function list(data: unknown, subject: string, name = subject): ContentValue[] {
  return [...traverse(data)].flatMap(({ value, path }) =>
    isSourced(value) ? [{ subject, name, field: path.join("."), ...value }] : [],
  );
}

export function isSourced(data: unknown): data is Sourced<unknown> {
  return typeof data === "object" && data !== null && "value" in data && "kind" in data && "sources" in data;
}
