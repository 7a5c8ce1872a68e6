import type { Stated } from "../content/kind";
import type { Parts, Report } from "../content/report-files";
import { type Path, walk } from "../content/walk";
import { findRecord } from "./find-record";
import { nameUnits } from "./format";

/** A value of the content with its kind, its place and its allowed values. */
export interface StatedValue extends Stated<unknown> {
  /** Slug of the product, name of the brand, or the part of the content, as in `market`. */
  subject: string;
  /** As in the YAML: `price`, `color`, or a path such as `gallery.dates.0.year`. */
  field: string;
  /** Name of the product or brand. */
  name: string;
  /** What a number counts or measures in words; empty for texts. */
  unit: string;
  /** The unit of a number that has its own format. */
  measure?: "pieces" | "money" | "rating";
  /** In words, for example "7 to 10". */
  allowed: string;
  /** The tier that a product's price must lie in. */
  tier?: Report["tiers"][number];
  part: "products" | keyof Parts;
  /** Its path in its file. */
  path: Path;
}

type Measures = Readonly<Record<string, Pick<StatedValue, "allowed"> & Partial<StatedValue>>>;

/** Unit and allowed values of the fields that are not just a number or a text. */
function listMeasures(publication: Report["publication"]): Measures {
  const { pieces, money, rating } = nameUnits(publication);
  return {
    count: { unit: pieces.unit, measure: "pieces", allowed: "a whole number from 1 to 10000" },
    price: { unit: money.unit, measure: "money", allowed: "a number" },
    rating: { unit: rating.unit, measure: "rating", allowed: `0 to ${publication.ratingScale}` },
    reviews: { allowed: "a whole number and what it counts, for example 21 reviews" },
    color: { allowed: "#rrggbb" },
  };
}

/** Every value that states its kind: of the products, then of the brands, then all others. */
export function listStatedValues({ products, brands, tiers, ...others }: Report): StatedValue[] {
  const measures = listMeasures(others.publication);
  const listIn = (data: unknown, owner: Owner, above: Path = []) => list(measures, data, owner, above);
  return [
    ...products.flatMap((product) => {
      const tier = findRecord(tiers, "label", product.marketTier);
      const values = listIn(product, { subject: product.slug, name: product.name, part: "products" });
      return values.map((value) =>
        value.field === "price" ? { ...value, tier, allowed: `${tier.min} to ${tier.max}` } : value,
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

type Owner = Pick<StatedValue, "subject" | "name" | "part">;

function list(measures: Measures, data: unknown, owner: Owner, above: Path): StatedValue[] {
  return [...walk(data)].flatMap(({ value, path }) => {
    if (!isStated(value)) return [];
    const field = path.join(".");
    const measure = measures[field] ?? { allowed: typeof value.value === "number" ? "a number" : "text" };
    return [{ unit: "", ...owner, ...value, ...measure, field, path: [...above, ...path] }];
  });
}

/** Whether a part of the content is a value with its kind. */
export function isStated(data: unknown): data is Stated<unknown> {
  return typeof data === "object" && data !== null && "value" in data && "kind" in data && "sources" in data;
}
