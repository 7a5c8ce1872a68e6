import { formatDiagnostics } from "./content/diagnostic";
import { readContent } from "./content/read-content";
import * as check from "./report/check";
import { deriveNamedValues, type NamedValues } from "./report/named-values";
import { toPictureRef } from "./report/pictures";
import { deriveReportModel } from "./report/report";
import { type Resolver, resolveAll } from "./report/text";
import type { Settings } from "./settings";

/**
 * Reads, checks and derives the report of the content folder. Each line of the result is for whoever edits it, with file, line and
 * column: the problems keep the report from being published, the illustrative values are those that are left.
 */
export async function readReport(settings: Settings) {
  // Swedish dates are YYYY-MM-DD.
  const today = new Date().toLocaleDateString("sv-SE");
  const read = await readContent(settings.contentRoot);
  const { content, pictures, schemas, at } = read;
  const model = content && deriveReportModel(content, settings);
  const values: NamedValues = model ? deriveNamedValues(model) : new Map();
  const problems = formatDiagnostics(
    content && model
      ? [...check.checkSentences(content, values, at), ...check.checkColumns(model, at)]
      : read.problems,
  );
  const resolver: Resolver = { values, toPictureRef: (named) => toPictureRef(named, pictures) };
  // Sentences with problems cannot be shown.
  const report = model && problems.length === 0 ? resolveAll(model, resolver) : undefined;
  const stale = check.findStaleText((report && content?.writtenFor) ?? [], values, read);
  const places = formatDiagnostics(stale.places);
  const count = places.length === 1 ? "1 place is" : `${places.length} places are`;
  const left = `${count} left to read again, which npm run check lists.`;
  const address = check.checkUrls(read, settings);
  return {
    problems,
    /** Missing if there are problems. */
    report,
    pictures,
    schemas,
    warnings: formatDiagnostics([...address, ...check.findWarnings(read, today), ...stale.missing]),
    facts: stale.changed,
    places,
    left,
    /** What builds and the development server print, too. */
    notices: formatDiagnostics(address).concat(stale.changed.length > 0 ? left : []),
    illustrative: formatDiagnostics(check.findIllustrativeValues(read)),
  };
}
