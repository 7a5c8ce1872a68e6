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

/** The kind of a value: a shape, with a text alternative for screen readers. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <span className={`kind-mark kind-${kind}`} title={kindWords[kind]}>
      <span className="visually-hidden">{` (${kindWords[kind].toLowerCase()})`}</span>
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

/** The legend of the marks. `explanation`: the URL of the long version. */
export function KindKey({ explanation = href(kindsAnchor) }: { explanation?: string }) {
  return (
    <div className="kind-key">
      <ul className="wrap" aria-label="Marks beside values">
        <li>
          <span className="kind-mark kind-brief" /> From the report brief; in sentences without a mark
        </li>
        <li>
          <span className="kind-mark kind-illustrative" /> Illustrative, to be replaced
        </li>
        <li>[n] Public source</li>
        <li>
          <a href={explanation}>What the marks mean</a>
        </li>
      </ul>
    </div>
  );
}
