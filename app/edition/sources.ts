import { findRecord } from "../analysis/find-record";
import { formatDate } from "../analysis/format";
import { citedNotes, resolveAll, resolveProse } from "../analysis/text";
import type { Edition } from "./edition";

/** The sources that a page cites, by number. */
export function citedSources({ report }: Edition, page: unknown) {
  return citedNotes(page).map((note) => {
    const { publisher, title, address, date } = findRecord(report.sources, "id", note.id);
    return { ...note, publisher, title, address, date: date ? formatDate(date) : "" };
  });
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
