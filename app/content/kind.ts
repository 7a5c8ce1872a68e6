/**
 * Where a value comes from. `reported`: this report states it; `sourced`: a numbered source states it; `illustrative`: not
 * observed, an example that pages mark with a dashed line.
 */
export const kinds = ["reported", "sourced", "illustrative"] as const;
export type ValueKind = (typeof kinds)[number];

/** `editorial`: the report's view, for statements only. */
export type Kind = ValueKind | "editorial";
export const statementKinds: readonly Kind[] = [...kinds, "editorial"];

/** `sources` holds source ids, for sourced values and what is computed from them. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

export const reported: Evidence = { kind: "reported", sources: [] };
export const editorial: Evidence = { kind: "editorial", sources: [] };

/** A value as its YAML file states it. */
export interface WithKind<T> extends Evidence {
  value: T;
}

const byCertainty: readonly Kind[] = ["reported", "sourced", "editorial", "illustrative"];

/** The least certain of the given kinds. */
export function weakestKind(parts: readonly Kind[]): Kind {
  return byCertainty.findLast((kind) => parts.includes(kind)) ?? "reported";
}
