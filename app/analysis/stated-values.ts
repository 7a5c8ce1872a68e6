import type { Stated } from "../content/kind";
import type { Parts, Report } from "../content/report-files";
import { type Path, walk } from "../content/walk";
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
  /** Where a product's price has to lie. */
  tier?: Report["tiers"][number];
  part: "products" | keyof Parts;
  /** Its path in its file. */
  path: Path;
}

/** Unit and allowed values of the fields that are not just a number or a text. */
const measures: Readonly<Record<string, [unit: string, allowed: string]>> = {
  count: ["bandages", "a whole number from 1 to 10000"],
  rating: ["out of five", "0 to 5"],
  reviews: ["", 'a whole number and "ratings" or "reviews"'],
  color: ["", "#rrggbb"],
};

/** Every value with a kind of its own: those of the products first, then those of the brands, then all others. */
export function listStatedValues({ products, brands, tiers, ...others }: Report): StatedValue[] {
  return [
    ...products.flatMap((product) => {
      const tier = findRecord(tiers, "label", product.marketTier);
      const values = listIn(product, { subject: product.slug, name: product.name, part: "products" });
      return values.map((value) =>
        value.field === "price"
          ? { ...value, tier, unit: "US dollars", allowed: `${tier.min} to ${tier.max}` }
          : value,
      );
    }),
    ...brands.flatMap((brand, index) =>
      listIn(brand, { subject: brand.name, name: brand.name, part: "brands" }, [index]),
    ),
    ...Object.entries(others).flatMap(([part, data]) =>
      listIn(data, { subject: part, name: part, part: part as keyof Parts }),
    ),
  ];
}

/** Every illustrative value, in the order of `listStatedValues`. */
export function listIllustrative(report: Report): StatedValue[] {
  return listStatedValues(report).filter(({ kind }) => kind === "illustrative");
}

function listIn(
  data: unknown,
  owner: Pick<StatedValue, "subject" | "name" | "part">,
  above: Path = [],
): StatedValue[] {
  return [...walk(data)].flatMap(({ value, path }) => {
    if (!isStated(value)) return [];
    const field = path.join(".");
    const [unit, allowed] = measures[field] ?? ["", typeof value.value === "number" ? "a number" : "text"];
    return [{ ...owner, ...value, field, unit, allowed, path: [...above, ...path] }];
  });
}

function isStated(data: unknown): data is Stated<unknown> {
  return typeof data === "object" && data !== null && "value" in data && "kind" in data && "sources" in data;
}
