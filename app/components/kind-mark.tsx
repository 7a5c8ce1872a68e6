import { type ReactNode, use, useId } from "react";
import type { Note } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { sourceId } from "../urls";
import { CitationsOfPage } from "./citations";

export const kindWords: Record<Kind, string> = {
  input: "Study input",
  public: "Public source",
  illustrative: "Illustrative",
  editorial: "Editors' reading",
};

interface Props {
  /** Undefined for what has no kind. */
  kind: Kind | undefined;
}

/** A value: as if penciled in, if it is illustrative. `KindWord` says so in words, once for several values. */
export function Penciled({ kind, children }: Props & { children: ReactNode }) {
  return kind === "illustrative" ? <span className="penciled">{children}</span> : children;
}

/** The word “illustrative”: once in a tile, a heading of a column or row, or a sentence. */
export function KindWord({ kind }: Props) {
  return kind === "illustrative" && <small className="kind-word"> (illustrative)</small>;
}

/** Source numbers that link to the source list of the page; nothing without sources. */
export function NoteMarks({ notes }: { notes: readonly Note[] }) {
  const citations = use(CitationsOfPage);
  const mark = useId();
  if (notes.length === 0) return null;
  return (
    <sup className="note">
      {notes.map((note) => (
        <a
          key={note.id}
          id={citations?.place(note, mark)}
          href={`#${sourceId(note.id)}`}
          aria-label={`Source ${note.number}`}
        >
          [{note.number}]
        </a>
      ))}
    </sup>
  );
}

/** How charts draw a value of a kind. */
export function KindSwatch({ kind }: { kind: Kind }) {
  return <span className={`kind-swatch kind-${kind}`} />;
}
