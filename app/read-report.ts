import { listSmallPictures, pictureOf } from "./content/pictures";
import { ContentError, formatProblems } from "./content/problem";
import { type ReadContent, readContent } from "./content/read-content";
import { checkSentences, listIllustrative, listStaleWords, listWarnings } from "./report/check";
import { deriveModel, deriveReport, type Report } from "./report/report";
import { deriveValues } from "./report/values";
import { contentRoot } from "./settings";

let known: Report | undefined;

/** The report of the content folder, which is read once. Throws a `ContentError` with every problem that keeps it from being published. */
export function readReport(): Report {
  if (known) return known;
  const read = readContent(contentRoot());
  const problems = listProblems(read);
  if (!read.content || problems.length > 0) throw new ContentError(problems);
  known = deriveReport(read.content, pictureOf);
  return known;
}

/**
 * Checks the whole content. Each line is for whoever edits it, with file, line and column: the problems keep the report from being
 * published, the illustrative values are those that are left.
 */
export function checkContent() {
  const read = readContent(contentRoot());
  const { content } = read;
  const stale = content ? listStaleWords(content.writtenFor, deriveValues(deriveModel(content)), read) : [];
  return {
    problems: listProblems(read),
    warnings: formatProblems([...listWarnings(read), ...listSmallPictures(read), ...stale]),
    illustrative: formatProblems(listIllustrative(read)),
    schemas: read.schemas,
  };
}

/** Values can be computed only once everything fits its schema. */
function listProblems({ content, problems, at }: ReadContent): string[] {
  if (!content) return formatProblems(problems);
  return formatProblems(checkSentences(content, deriveValues(deriveModel(content)), at));
}
