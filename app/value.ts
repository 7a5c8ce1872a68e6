/**
 * Where a value comes from. `reported`: this report states it; `sourced`: a numbered source states it; `illustrative`: not
 * observed, an example that pages mark with a dashed line. From the most to the least certain.
 */
export const kinds = ["reported", "sourced", "illustrative"] as const;
export type Kind = (typeof kinds)[number];

/** `sources` holds ids of content/sources.yaml, for sourced values and what is computed from them. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

/** What a value or the cells of a column are. */
export type ValueFormat =
  | "text"
  | "number"
  | "count"
  | "packCount"
  | "percent"
  | "money"
  | "rating"
  | "date"
  | "url";

/** A value of the report: as data, as readers see it, and where it comes from. */
export interface Value<T extends string | number = string | number> extends Evidence {
  value: T;
  format: ValueFormat;
  text: string;
}

/** Tells whether a part of the content or of the report is a value. */
export function isValue(part: unknown): part is Value {
  return typeof part === "object" && part !== null && "value" in part && "kind" in part && "sources" in part;
}

/** Whether a value is only an example. */
export function isIllustrative({ kind }: { kind: Kind }): boolean {
  return kind === "illustrative";
}

/** The evidence of a value computed from others: their least certain kind, and all their sources. */
export function combineEvidence(parts: readonly Evidence[]): Evidence {
  return {
    kind: kinds.findLast((kind) => parts.some((part) => part.kind === kind)) ?? "reported",
    sources: [...new Set(parts.flatMap((part) => part.sources))],
  };
}

/** Whether anything in a piece of the report is an illustrative value. */
export function hasIllustrative(piece: unknown): boolean {
  if (typeof piece !== "object" || piece === null) return false;
  return ("kind" in piece && isIllustrative(piece as Evidence)) || Object.values(piece).some(hasIllustrative);
}
