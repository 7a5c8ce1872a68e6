import { formatDate } from "../analysis/format";
import { citedNotes, makeNote, type Note, resolveAll } from "../analysis/text";
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

/** The dates of the market analysis, with the numbers of their sources. */
export function listDates({ report, resolver }: Edition) {
  return resolveAll(report.market.gallery.dates, resolver).map(({ year, label }) => ({
    label,
    year: year.value,
    notes: year.sources.map((id) => makeNote(id, report.sources)),
  }));
}

/** Every public source of the report, with its date in words. */
export function listSources({ report, resolver }: Edition) {
  return resolveAll(report.sources, resolver).map((source) => ({
    ...source,
    date: source.date && formatDate(source.date),
  }));
}
