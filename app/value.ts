/**
 * The kinds of values, from the most to the least certain. This report states a `reported` value, a numbered
 * source states a `sourced` value, and an `illustrative` value is an example that pages mark with a dashed
 * underline.
 */
export const kinds = ["reported", "sourced", "illustrative"] as const;
export type Kind = (typeof kinds)[number];

/** The origin of a value. */
export interface Evidence {
  kind: Kind;
  /** Ids in content/sources.yaml, for sourced values and for values that are computed from them. */
  sources: readonly string[];
}

/** The format in which readers see a value or the cells of a column. */
export type ValueFormat =
  | "text"
  | "number"
  | "count"
  | "pieces"
  | "percent"
  | "money"
  | "rating"
  | "date"
  | "url";

/** A number or text of the report, with its evidence. */
export interface Value<T extends string | number = string | number> extends Evidence {
  value: T;
  format: ValueFormat;
  /** The value as readers see it. */
  text: string;
}

/** Returns whether a part of the content or of the report is a value. */
export function isValue(part: unknown): part is Value {
  return typeof part === "object" && part !== null && "value" in part && "kind" in part && "sources" in part;
}

export function isIllustrative({ kind }: { kind: Kind }): boolean {
  return kind === "illustrative";
}

/** Returns the evidence of a value computed from others: their least certain kind and all their sources. */
export function combineEvidence(parts: readonly Evidence[]): Evidence {
  return {
    kind: kinds.findLast((kind) => parts.some((part) => part.kind === kind)) ?? "reported",
    sources: [...new Set(parts.flatMap((part) => part.sources))],
  };
}

/** Returns whether a part of the report contains an illustrative value. */
export function hasIllustrative(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return ("kind" in part && isIllustrative(part as Evidence)) || Object.values(part).some(hasIllustrative);
}
