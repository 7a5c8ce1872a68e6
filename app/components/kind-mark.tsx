import { use, useId } from "react";
import type { Note } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { href, kindsAnchor, sourceId } from "../urls";
import { CitationsOfPage } from "./citations";

/** The words behind the marks; the methodology explains them at length. */
export const kindWords: Record<Kind, string> = {
  brief: "From the report brief",
  public: "Public source",
  illustrative: "Illustrative",
};

/** Says quietly what kind a value is: a shape for the eye, a word for the ear. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <span className={`kind-mark kind-${kind}`} title={kindWords[kind]}>
      <span className="visually-hidden">{` (${kindWords[kind].toLowerCase()})`}</span>
    </span>
  );
}

/** The numbers of sources, each a link to its entry in the list of sources that stands on the same page. */
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

/** What the marks on a page mean. `explanation`: where that is told at length. */
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
