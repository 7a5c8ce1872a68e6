import { listSmallPictures, pictureOf } from "./content/pictures";
import { ContentError, formatProblems } from "./content/problem";
import { type ReadContent, readContent } from "./content/read-content";
import { checkSentences, listIllustrative, listStaleWords, listWarnings } from "./report/check";
import { deriveModel, type Report } from "./report/report";
import { resolveAll } from "./report/text";
import { deriveValues } from "./report/values";
import { contentRoot } from "./settings";

let known: Report | undefined;

/** The report of the content folder, which is read once. Throws a `ContentError` with every problem that keeps it from being published. */
export function readReport(): Report {
  if (known) return known;
  const read = readContent(contentRoot());
  const derived = derive(read);
  const problems = listProblems(read, derived);
  if (!derived || problems.length > 0) throw new ContentError(problems);
  known = resolveAll(derived.model, { values: derived.values, pictureOf });
  return known;
}

/**
 * Checks the whole content. Each line is for whoever edits it, with file, line and column: the problems keep the report from being
 * published, the illustrative values are those that are left.
 */
export function checkContent() {
  const read = readContent(contentRoot());
  const derived = derive(read);
  const stale = derived ? listStaleWords(derived.content.writtenFor, derived.values, read) : [];
  return {
    problems: listProblems(read, derived),
    warnings: formatProblems([...listWarnings(read), ...listSmallPictures(read), ...stale]),
    illustrative: formatProblems(listIllustrative(read)),
    schemas: read.schemas,
  };
}

/** Model and values; undefined unless everything fits its schema. */
function derive({ content }: ReadContent) {
  if (!content) return undefined;
  const model = deriveModel(content);
  return { content, model, values: deriveValues(model) };
}

function listProblems({ problems, at }: ReadContent, derived: ReturnType<typeof derive>): string[] {
  return formatProblems(derived ? checkSentences(derived.content, derived.values, at) : problems);
}
