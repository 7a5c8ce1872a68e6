/**
 * The three kinds of value. Every value on the site is one of them:
 * `brief`: given by the specification of the report; `public`: stated by a public source that is named;
 * `illustrative`: chosen by the editors inside the brief's ranges because the real value is not known.
 */
export const kinds = ["brief", "public", "illustrative"] as const;
export type Kind = (typeof kinds)[number];

/** What a value rests on. `sources` holds source ids and is empty unless the kind is `public`. */
export interface Evidence {
  kind: Kind;
  sources: readonly string[];
}

export const fromBrief: Evidence = { kind: "brief", sources: [] };

/** A value with what a reader needs to judge it. */
export interface Stated<T> extends Evidence {
  value: T;
}

/** What a derived value rests on is only as firm as its least firm part: illustrative, then public, then brief. */
export function weakestKind(parts: readonly Kind[]): Kind {
  if (parts.includes("illustrative")) return "illustrative";
  return parts.includes("public") ? "public" : "brief";
}
