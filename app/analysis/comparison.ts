import type { Note } from "./text";
import type { Kind } from "./value";

/** The most products that can be compared at once. */
export const mostCompared = 4;

/** One value of a product in the comparison. */
export interface ComparedValue {
  text: string;
  kind: Kind;
  notes: readonly Note[];
  /** The value of `text`, if it is a number that can be better or worse. */
  number?: number;
  /** The sentences of `text`, each with its kind, if it is a list of sentences. */
  sentences?: Pick<ComparedValue, "text" | "kind" | "notes">[];
}

/** One field, shown for all products. */
export interface ComparedField {
  key: string;
  label: string;
  /** For fields that have a best value. */
  best?: BestRule;
  /** Sentences, which need wide columns: omitted when all products are shown. */
  isLong?: true;
}

interface BestRule {
  wanted: "lowest" | "highest";
  /** For example "Lowest price". */
  words: string;
}

/** A product's values by field key, without those it lacks. */
export type ComparedValues = Readonly<Record<string, ComparedValue>>;

export interface ComparedRow extends ComparedField {
  cells: { value: ComparedValue | undefined; best: string | undefined }[];
  /** Whether the products have different values. */
  differs: boolean;
  /** Whether all values are illustrative, which the heading then says for all of them. */
  isIllustrative: boolean;
}

/** The rows of a comparison, with the lowest or highest values named in words. */
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
      isIllustrative: areIllustrative(values),
    };
  });
}

function areIllustrative(values: readonly (ComparedValue | undefined)[]): boolean {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 && known.every(({ kind, sentences }) => kind === "illustrative" && !sentences);
}

/** The best values of a row; none unless at least two numbers differ, and none where a number is illustrative. */
function findBest(
  rule: BestRule | undefined,
  values: readonly (ComparedValue | undefined)[],
): { places: ReadonlySet<number>; words: string } {
  const known = values.flatMap((value) => value?.number ?? []);
  const shown = values.map((value) => (value?.number === undefined ? undefined : value.text));
  const isOpen = values.some((value) => value?.number !== undefined && value.kind === "illustrative");
  if (!rule || isOpen || new Set(shown.filter(Boolean)).size < 2) return { places: new Set(), words: "" };
  const best = rule.wanted === "lowest" ? Math.min(...known) : Math.max(...known);
  // Values that look equal are equal: nobody sees the third decimal.
  const text = values.find((value) => value?.number === best)?.text;
  const places = new Set(shown.flatMap((other, index) => (other === text ? [index] : [])));
  return { places, words: places.size > 1 ? `${rule.words}, shared` : rule.words };
}
