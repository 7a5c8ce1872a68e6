import { findRecord } from "../analysis/find-record";
import { formatDate } from "../analysis/format";
import { citedNotes, makeNote, resolveAll, resolveProse } from "../analysis/text";
import type { Edition } from "./edition";

/** The sources that a page cites, by number, with their bibliographic data. */
export function citedSources({ report }: Edition, page: unknown) {
  return citedNotes(page).map((note) => {
    const { publisher, title, address, date } = findRecord(report.sources, "id", note.id);
    return { ...note, publisher, title, address, date: date ? formatDate(date) : "" };
  });
}

/** The dates of the market analysis with their notes. */
export function listDates({ report, resolver }: Edition) {
  return resolveAll(report.market.gallery.dates, resolver).map(({ year, label }) => ({
    label,
    year: year.value,
    notes: year.sources.map((id) => makeNote(id, report.sources)),
  }));
}

/** Every source of the report, dates formatted. */
export function listSources({ report, resolver }: Edition) {
  return resolveAll(report.sources, resolver).map((source) => ({
    ...source,
    date: source.date && formatDate(source.date),
  }));
}

/** The note on each price tier. */
export function listTierNotes({ report, resolver }: Edition) {
  return report.tiers.map(({ label, note }) => ({ label, note: resolveProse(note, resolver) }));
}
