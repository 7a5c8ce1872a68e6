import { findRecord } from "../analysis/find-record";
import { formatDate } from "../analysis/format";
import { groupBy } from "../analysis/group";
import { citedNotes, resolveAll, resolveProse } from "../analysis/text";
import type { Edition } from "./edition";

/** The sources that a page cites, by number. */
export function citedSources({ report }: Edition, page: unknown) {
  return citedNotes(page).map((note) => {
    const { publisher, title, address, date } = findRecord(report.sources, "id", note.id);
    return { ...note, publisher, title, address, date: date ? formatDate(date) : "" };
  });
}

/** Every source of the report by what it is about, with its number; dates formatted. */
export function listSources({ report, resolver }: Edition) {
  const sources = resolveAll(report.sources, resolver).map((source, index) => ({
    ...source,
    number: index + 1,
    date: source.date && formatDate(source.date),
  }));
  return groupBy(sources, ({ about }) => about);
}

/** The note on each price tier. */
export function listTierNotes({ report, resolver }: Edition) {
  return report.tiers.map(({ label, note }) => ({ label, note: resolveProse(note, resolver) }));
}
