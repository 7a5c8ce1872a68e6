/**
 * The kinds of value, most certain first. `input`: came with the list; `public`: stated by a named public source;
 * `illustrative`: made up by the editors inside the list's ranges, because the real value is unknown.
 */
export const kinds = ["input", "public", "illustrative"] as const;
export type ValueKind = (typeof kinds)[number];

/** `editorial`: the editors' view, not counted as a value. */
export type Kind = ValueKind | "editorial";
export const statementKinds: readonly Kind[] = [...kinds, "editorial"];

/** Where a value comes from. `sources` holds source ids, for public values and what is computed from them. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

export const fromList: Evidence = { kind: "input", sources: [] };
export const editorial: Evidence = { kind: "editorial", sources: [] };

export interface Sourced<T> extends Evidence {
  value: T;
}

const byCertainty: readonly Kind[] = ["input", "public", "editorial", "illustrative"];

/** The least certain of the given kinds. */
export function weakestKind(parts: readonly Kind[]): Kind {
  return byCertainty.findLast((kind) => parts.includes(kind)) ?? "input";
}
