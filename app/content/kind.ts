/**
 * Where a value comes from. `reported`: this report states it; `sourced`: a numbered source states it; `illustrative`: not
 * observed, an example that pages mark with a dashed line.
 */
export const kinds = ["reported", "sourced", "illustrative"] as const;
export type ValueKind = (typeof kinds)[number];

/** `editorial`: the report's view, for statements only. From the most to the least certain. */
export const statementKinds = ["reported", "sourced", "editorial", "illustrative"] as const;
export type Kind = (typeof statementKinds)[number];

/** `sources` holds source ids, for sourced values and what is computed from them. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

export const reported: Evidence = { kind: "reported", sources: [] };

/** A value as its YAML file states it. */
export interface WithKind<T> extends Evidence {
  value: T;
}

/** The least certain of the given kinds. */
export function weakestKind(parts: readonly Kind[]): Kind {
  return statementKinds.findLast((kind) => parts.includes(kind)) ?? "reported";
}
