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

/** A value of the report: as data, as readers see it, and where it comes from. */
export interface Value<T extends string | number = string | number> extends Evidence {
  value: T;
  text: string;
}

/** A value that the report itself states. */
export function reported<T extends string | number>(value: T, text = String(value)): Value<T> {
  return { value, text, kind: "reported", sources: [] };
}

/** The evidence of a value computed from others: their least certain kind, and all their sources. */
export function combineEvidence(parts: readonly Evidence[]): Evidence {
  return {
    kind: kinds.findLast((kind) => parts.some((part) => part.kind === kind)) ?? "reported",
    sources: [...new Set(parts.flatMap((part) => part.sources))],
  };
}

/** Whether anything in a part of the report is an illustrative value. */
export function hasIllustrative(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return ("kind" in part && part.kind === "illustrative") || Object.values(part).some(hasIllustrative);
}
