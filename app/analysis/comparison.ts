import type { Note } from "./text";
import type { Kind } from "./value";

/** Products that can be compared at once: more columns than that nobody reads side by side. */
export const mostCompared = 4;

/** One value of a product as the comparison shows it. */
export interface ComparedValue {
  text: string;
  kind: Kind;
  /** Its public sources. */
  notes: readonly Note[];
  /** What `text` says, where it is a number that can be better or worse. */
  number?: number;
  /** The sentences that `text` consists of, each with its own kind, where it is a list of sentences. */
  sentences?: Pick<ComparedValue, "text" | "kind" | "notes">[];
}

/** A row of the comparison: one field of all products. */
export interface ComparedField {
  key: string;
  label: string;
  /** For fields where a reader looks for the best value. */
  best?: BestRule;
  /** For sentences: they need the width that a few columns have, and are left out where all products stand together. */
  isLong?: true;
}

interface BestRule {
  wanted: "lowest" | "highest";
  /** What the best value is called, for example "Lowest price". */
  words: string;
}

/** A product's values by the field's key; a field that a product does not have is missing. */
export type ComparedValues = Readonly<Record<string, ComparedValue>>;

export interface ComparedRow extends ComparedField {
  cells: { value: ComparedValue | undefined; best: string | undefined }[];
  /** Whether the products do not all say the same here. */
  differs: boolean;
}

/** The rows of a comparison: what each product says, and in words which says it best. */
export function deriveComparison(
  fields: readonly ComparedField[],
  products: readonly ComparedValues[],
): ComparedRow[] {
  return fields.map((field) => {
    const values = products.map((product) => product[field.key]);
    const best = findBest(field.best, values);
    return {
      ...field,
      cells: values.map((value, index) => ({ value, best: best.places.has(index) ? best.words : undefined })),
      differs: new Set(values.map((value) => value?.text)).size > 1,
    };
  });
}

/** The best of a row. There is one only among two or more numbers that are not all the same. */
function findBest(
  rule: BestRule | undefined,
  values: readonly (ComparedValue | undefined)[],
): { places: ReadonlySet<number>; words: string } {
  const numbers = values.map((value) => value?.number);
  const known = numbers.filter((number) => number !== undefined);
  if (!rule || new Set(known).size < 2) return { places: new Set(), words: "" };
  const best = rule.wanted === "lowest" ? Math.min(...known) : Math.max(...known);
  const places = new Set(numbers.flatMap((number, index) => (number === best ? [index] : [])));
  return { places, words: places.size > 1 ? `${rule.words}, shared` : rule.words };
}
