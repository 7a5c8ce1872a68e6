import type { Note, Text } from "../../analysis/text";
import { KindMark, NoteMarks } from "../kind-mark";
import { RichText } from "../rich-text";

interface DateEntry {
  year: number;
  label: Text;
  notes: readonly Note[];
}

/** Years with what happened in them, each with its sources. */
export function DateList({ dates }: { dates: readonly DateEntry[] }) {
  return (
    <ol className="dates" aria-label="Dates in the calendar">
      {dates.map(({ year, label, notes }) => (
        <li key={year}>
          <b>{year}</b> <RichText text={label} />
          {notes.length > 0 ? <NoteMarks notes={notes} /> : <KindMark kind="brief" />}
        </li>
      ))}
    </ol>
  );
}
