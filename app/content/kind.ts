/**
 * The kinds of value, most certain first. `brief`: given by the report's specification; `public`: stated by a named
 * public source; `illustrative`: chosen by the editors within the specification's ranges.
 */
export const kinds = ["brief", "public", "illustrative"] as const;
export type Kind = (typeof kinds)[number];

/** Where a value comes from. `sources` holds source ids, for public values and what is computed from them. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

export const fromBrief: Evidence = { kind: "brief", sources: [] };

export interface Stated<T> extends Evidence {
  value: T;
}

/** The least certain of some kinds. */
export function weakestKind(parts: readonly Kind[]): Kind {
  return kinds.findLast((kind) => parts.includes(kind)) ?? "brief";
}
