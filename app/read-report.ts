import type { NamedPicture, Pictures } from "./content/pictures";
import { ContentError, formatProblems } from "./content/problem";
import { type ReadContent, readContent } from "./content/read-content";
import {
  checkColumns,
  checkSentences,
  listIllustrative,
  listStaleWords,
  listWarnings,
  warnOfAddress,
} from "./report/check";
import { pictureOf } from "./report/pictures";
import { deriveModel, type Report } from "./report/report";
import { resolveAll } from "./report/text";
import { deriveValues } from "./report/values";
import type { Settings } from "./settings";

/** The report of the content folder, and its pictures. Throws a `ContentError` with every problem that keeps it from being published. */
export async function readReport(settings: Settings): Promise<{ report: Report; pictures: Pictures }> {
  const read = await readContent(settings.contentRoot);
  const derived = derive(read, settings);
  const problems = listProblems(read, derived);
  if (!derived || problems.length > 0) throw new ContentError(problems);
  const { pictures } = read;
  const resolver = { values: derived.values, pictureOf: (named: NamedPicture) => pictureOf(named, pictures) };
  return { report: resolveAll(derived.model, resolver), pictures };
}

/**
 * Checks the whole content. Each line is for whoever edits it, with file, line and column: the problems keep the report from being
 * published, the illustrative values are those that are left.
 */
export async function checkContent(settings: Settings) {
  // Swedish dates are YYYY-MM-DD.
  const today = new Date().toLocaleDateString("sv-SE");
  const read = await readContent(settings.contentRoot);
  const derived = derive(read, settings);
  const address = warnOfAddress(read, settings);
  const problems = listProblems(read, derived);
  // Sentences with problems cannot be shown.
  const writtenFor = problems.length === 0 ? (derived?.content.writtenFor ?? []) : [];
  const stale = listStaleWords(writtenFor, derived?.values ?? new Map(), read);
  const places = formatProblems(stale.places);
  const left = places.length === 1 ? "1 place is" : `${places.length} places are`;
  return {
    problems,
    /** Missing if there are problems. */
    edition: derived?.model.edition,
    warnings: formatProblems([...address, ...listWarnings(read, today), ...stale.missing]),
    facts: stale.changed,
    places,
    /** What builds and the development server print, too: last, whether there are places to read again. */
    notices: formatProblems(address).concat(
      stale.changed.length > 0 ? `${left} left to read again, which npm run check lists.` : [],
    ),
    illustrative: formatProblems(listIllustrative(read)),
    schemas: read.schemas,
  };
}

/** Model and values; undefined unless everything fits its schema. */
function derive({ content }: ReadContent, settings: Settings) {
  if (!content) return undefined;
  const model = deriveModel(content, settings);
  return { content, model, values: deriveValues(model) };
}

function listProblems({ problems, at }: ReadContent, derived: ReturnType<typeof derive>): string[] {
  if (!derived) return formatProblems(problems);
  const { content, model, values } = derived;
  return formatProblems([...checkSentences(content, values, at), ...checkColumns(model, at)]);
}
