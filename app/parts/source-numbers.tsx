import type { Note } from "../report/text";
import { sourceId } from "../urls";
import "./source-numbers.css";

/** Source numbers that link to the source list of the page; nothing without sources. */
export function SourceNumbers({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <sup className="note">
      {notes.map(({ id, number }) => (
        <a key={id} href={`#${sourceId(id)}`} aria-label={`Source ${number}`}>
          [{number}]
        </a>
      ))}
    </sup>
  );
}
