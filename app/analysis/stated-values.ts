import type { Stated } from "../content/kind";
import type { Parts, Report } from "../content/report-files";
import { findRecord } from "./find-record";

/** A value of the content that carries its kind, with where it stands and what it may be. */
export interface StatedValue extends Stated<unknown> {
  /** Slug of the product, name of the brand, or the part of the content, as in `market`. */
  subject: string;
  /** As in the YAML: `price`, `color`, or a path such as `gallery.dates.0.year`. */
  field: string;
  /** Name of the product or brand. */
  name: string;
  /** What a number counts or measures; empty for texts. */
  unit: string;
  /** In words, for example "7 to 10". */
  allowed: string;
  /** The price tier that a product's price has to lie in. */
  tier?: { label: string; min: number; max: number };
  part: "products" | keyof Parts;
  /** Its path in its file. */
  path: readonly (string | number)[];
}

type Path = StatedValue["path"];
type Owner = Pick<StatedValue, "subject" | "name" | "part" | "tier">;

const measures: Readonly<Record<string, Pick<StatedValue, "unit" | "allowed">>> = {
  count: { unit: "bandages", allowed: "a whole number from 1 to 10000" },
  rating: { unit: "out of five", allowed: "0 to 5" },
  reviews: { unit: "", allowed: 'a whole number and "ratings" or "reviews"' },
  color: { unit: "", allowed: "#rrggbb" },
};

/** Every value with a kind of its own: those of the products first, then those of the brands, then all others. */
export function listStatedValues({ products, brands, tiers, ...others }: Report): StatedValue[] {
  return [
    ...products.flatMap((product) => {
      const { slug, name, marketTier } = product;
      const { label, min, max } = findRecord(tiers, "label", marketTier);
      return listIn(product, { subject: slug, name, part: "products", tier: { label, min, max } });
    }),
    ...brands.flatMap((brand, index) =>
      listIn(brand, { subject: brand.name, name: brand.name, part: "brands" }, [index]),
    ),
    ...Object.entries(others).flatMap(([part, data]) =>
      listIn(data, { subject: part, name: part, part: part as keyof Parts }),
    ),
  ];
}

/** Every value that waits for a real one, in the order of `listStatedValues`. */
export function listIllustrative(report: Report): StatedValue[] {
  return listStatedValues(report).filter(({ kind }) => kind === "illustrative");
}

function listIn(data: unknown, { tier, ...owner }: Owner, above: Path = []): StatedValue[] {
  return [...walk(data)].map(({ stated, path }) => {
    const field = path.join(".");
    const place = { ...owner, field, path: [...above, ...path] };
    const { value, kind, sources } = stated;
    if (field === "price" && tier)
      return {
        ...place,
        value,
        kind,
        sources,
        tier,
        unit: "US dollars",
        allowed: `${tier.min} to ${tier.max}`,
      };
    const otherwise = typeof value === "number" ? "a number" : "text";
    const { unit, allowed } = measures[field] ?? { unit: "", allowed: otherwise };
    return { ...place, value, kind, sources, unit, allowed };
  });
}

function* walk(data: unknown, path: Path = []): Generator<{ stated: Stated<unknown>; path: Path }> {
  if (isStated(data)) {
    yield { stated: data, path };
  } else if (Array.isArray(data)) {
    for (const [index, child] of data.entries()) yield* walk(child, [...path, index]);
  } else if (typeof data === "object" && data !== null) {
    for (const [key, child] of Object.entries(data)) yield* walk(child, [...path, key]);
  }
}

function isStated(data: unknown): data is Stated<unknown> {
  return typeof data === "object" && data !== null && "value" in data && "kind" in data && "sources" in data;
}
