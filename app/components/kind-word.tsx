import type { PropsWithChildren } from "react";
import type { Kind } from "../analysis/value";
import "./kind-word.css";

export const kindWords: Record<Kind, string> = {
  input: "From the list",
  public: "Public source",
  illustrative: "Illustrative",
  editorial: "Our view",
};

/** A value in the look of its kind: illustrative ones as if penciled in. `KindWord` says so in words, once for several values. */
export function KindStyle({ kind, children }: PropsWithChildren<{ kind: Kind | null | undefined }>) {
  return kind === "illustrative" ? <span className="illustrative">{children}</span> : children;
}

/** The word “illustrative”: once in a tile, a heading of a column or row, or a sentence. */
export function KindWord({ kind }: { kind: Kind | null | undefined }) {
  return kind === "illustrative" && <small className="kind-word"> (illustrative)</small>;
}
