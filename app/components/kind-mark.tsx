import { use, useId } from "react";
import type { Note } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { href, kindsAnchor, sourceId } from "../urls";
import { CitationsOfPage } from "./citations";

export const kindWords: Record<Kind, string> = {
  input: "Study input",
  public: "Public source",
  illustrative: "Illustrative",
  editorial: "Editors' reading",
};

/** The mark of an illustrative value, with a text alternative. Values of other kinds have no mark: `KindNote` says why. */
export function KindMark({ kind }: { kind: Kind }) {
  if (kind !== "illustrative") return null;
  return (
    <span className="kind-mark kind-illustrative" title="Illustrative">
      <span className="visually-hidden"> (illustrative)</span>
    </span>
  );
}

/** Source numbers that link to the source list of the page. */
export function NoteMarks({ notes }: { notes: readonly Note[] }) {
  const citations = use(CitationsOfPage);
  const mark = useId();
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

/** What the marks of a page mean, before its first value. `explanation`: the URL of the long version. */
export function KindNote({ explanation = href(kindsAnchor) }: { explanation?: string }) {
  return (
    <p className="kind-note">
      Unmarked values are study inputs;{" "}
      <span className="kind-ring">
        <span className="visually-hidden">○</span>
      </span>{" "}
      marks illustrative ones, and [n] a public source. <a href={explanation}>What this means</a>
    </p>
  );
}
