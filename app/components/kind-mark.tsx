import { type PropsWithChildren, use, useId } from "react";
import type { Note } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { sourceId } from "../urls";
import { CitationsOfPage } from "./citations";
import "./kind-mark.css";

export const kindWords: Record<Kind, string> = {
  input: "Study input",
  public: "Public source",
  illustrative: "Illustrative",
  editorial: "Editors' reading",
};

/** A value in the look of its kind: illustrative ones as if penciled in. `KindWord` says so in words, once for several values. */
export function KindStyle({ kind, children }: PropsWithChildren<{ kind: Kind | null | undefined }>) {
  return kind === "illustrative" ? <span className="illustrative">{children}</span> : children;
}

/** The word “illustrative”: once in a tile, a heading of a column or row, or a sentence. */
export function KindWord({ kind }: { kind: Kind | null | undefined }) {
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
