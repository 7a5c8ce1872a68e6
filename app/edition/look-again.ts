import { listIllustrative, type StatedValue } from "../analysis/stated-values";
import type { Report, ReportFiles } from "../content/report-files";

/** The comment on the line of an illustrative value copied from the last edition, until somebody confirms it. */
export const lookAgain = "# look again";

/** A warning for each illustrative value that still has the comment. */
export function warnOfCopies(report: Report, files: ReportFiles): string[] {
  return listIllustrative(report).flatMap((stated) => {
    const { label, line, column, text } = locate(files, stated);
    if (!text.includes(lookAgain)) return [];
    const found = `${stated.field}: found an illustrative value of the last edition`;
    return `${label}:${line}:${column}  ${found}; expected a new look: keep or replace it, then delete "${lookAgain}"`;
  });
}

/** Where a value says its kind. `file` is its path below the content folder, `label` begins with the folder's name. */
export function locate({ parts, products }: ReportFiles, { part, subject, path }: StatedValue) {
  const read = part === "products" ? products.find(({ data }) => data.slug === subject) : parts[part];
  if (!read) throw new Error(`no file has the product ${subject}`);
  const { file: label, line, column } = read.at([...path, "kind"], "");
  return { file: read.file, label, line, column, text: read.lines[line - 1] ?? "" };
}
