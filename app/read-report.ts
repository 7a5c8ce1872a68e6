import { formatDiagnostics } from "./content/diagnostic";
import type { PictureCache } from "./content/pictures";
import { readContent } from "./content/read-content";
import * as check from "./report/check";
import { deriveNamedValues, type NamedValues } from "./report/named-values";
import { toPictureRef } from "./report/pictures";
import { deriveReportModel } from "./report/report";
import { findStaleText } from "./report/stale-text";
import { type Resolver, resolveAll } from "./report/text";
import type { Settings } from "./settings";

/**
 * Reads and checks the content folder and derives the report from it. All diagnostics are formatted as lines
 * with file, line and column.
 *
 * @param pictureCache - pictures that an earlier call has read
 */
export async function readReport(settings: Settings, pictureCache?: PictureCache) {
  // The Swedish date format is YYYY-MM-DD, in the local time zone.
  const today = new Date().toLocaleDateString("sv-SE");
  const contentFolder = await readContent(settings.contentRoot, pictureCache);
  const { content, pictures, fileSchemas, diagnosticAt } = contentFolder;
  const model = content && deriveReportModel(content, settings);
  const values: NamedValues = model ? deriveNamedValues(model) : new Map();
  const problems = formatDiagnostics(
    content && model
      ? [...check.checkSentences(content, values, diagnosticAt), ...check.checkColumns(model, diagnosticAt)]
      : contentFolder.problems,
  );
  const resolver: Resolver = { values, toPictureRef: (picture) => toPictureRef(picture, pictures) };
  // Sentences with problems cannot be resolved.
  const report = model && problems.length === 0 ? resolveAll(model, resolver) : undefined;
  const staleText = findStaleText((report && content?.writtenFor) ?? [], values, contentFolder);
  const stalePassages = formatDiagnostics(staleText.stalePassages);
  const passageCount =
    stalePassages.length === 1 ? "1 passage needs" : `${stalePassages.length} passages need`;
  const staleNotice = `${passageCount} a review`;
  const urlWarnings = check.checkUrls(contentFolder, settings);
  return {
    /** Problems that keep the report from being published. */
    problems,
    /** Undefined if there are problems. */
    report,
    pictures,
    fileSchemas,
    warnings: formatDiagnostics([
      ...urlWarnings,
      ...check.findWarnings(contentFolder, today),
      ...(report && content
        ? check.checkDataDescription(content.site.pages.data.description, values, diagnosticAt)
        : []),
      ...staleText.missingPassages,
      ...contentFolder.strayFiles,
    ]),
    /** The entries of written-for.yaml, with their passages as they are now. */
    facts: staleText.facts,
    /** Facts that have changed since text was written for them. */
    changedFacts: staleText.changedFacts,
    /** Passages that were written for a changed fact. */
    stalePassages,
    /** A clause with the number of stale passages. */
    staleNotice,
    /** Lines that the build and the development server print although the content has no problems. */
    notices: formatDiagnostics(urlWarnings).concat(
      staleText.changedFacts.length > 0
        ? `${staleNotice}, because facts changed: npm run check lists them.`
        : [],
    ),
    /** Illustrative values that are left. */
    illustrative: formatDiagnostics(check.findIllustrativeValues(contentFolder)),
  };
}
