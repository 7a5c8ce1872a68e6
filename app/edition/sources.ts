import { formatDate } from "../analysis/format";
import { citedNotes, type Note } from "../analysis/text";
import type { Edition } from "./edition";

/** The public sources that a page cites, by number, with what a reader needs to find them. `extra` adds those of values. */
export function citedSources({ report }: Edition, page: unknown, extra: readonly Note[] = []) {
  const notes = new Map([...citedNotes(page), ...extra].map((note) => [note.number, note]));
  return [...notes.values()]
    .sort((a, b) => a.number - b.number)
    .flatMap((note) => {
      const source = report.sources.find((candidate) => candidate.id === note.id);
      if (!source) return [];
      const { publisher, title, address, date } = source;
      return [{ ...note, publisher, title, address, date: date ? formatDate(date) : "" }];
    });
}
