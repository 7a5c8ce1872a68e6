import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const content = fileURLToPath(new URL("../../content/", import.meta.url));
const readYaml = (name: string): unknown => parse(readFileSync(`${content}${name}`, "utf8"));

export type Kind = "brief" | "public" | "illustrative";
export type KindCounts = Record<Kind, number>;

interface Brand {
  name: string;
  color: { kind: Kind };
}

/** The kinds of the products' values, counted from the files by hand, so to speak: field by field, three numbers each. */
export function countContentKinds(): Record<string, KindCounts> {
  const records = readdirSync(`${content}products`)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readYaml(`products/${name}`) as Record<string, unknown>);
  const brands = readYaml("brands.yaml") as Brand[];
  const counts: Record<string, KindCounts> = {};
  const add = (field: string, kind: Kind) => {
    counts[field] ??= { brief: 0, public: 0, illustrative: 0 };
    counts[field][kind] += 1;
  };
  for (const record of records) {
    for (const field of ["Name", "Brand", "Market tier", "Price range"]) add(field, "brief");
    for (const field of ["count", "price", "packaging", "rating", "reviews", "theme", "licence"]) {
      const value = record[field];
      if (value !== undefined) add(field[0]?.toUpperCase() + field.slice(1), kindOf(value));
    }
    add("Brand color", brands.find(({ name }) => name === record.brand)?.color.kind ?? "brief");
  }
  return counts;
}

/** A value that states no kind is the brief's. */
function kindOf(value: unknown): Kind {
  return typeof value === "object" && value !== null && "kind" in value ? (value.kind as Kind) : "brief";
}
