import type { Edition } from "../analysis/edition";
import { warnOfShape } from "../art/shapes";
import type { Problem } from "../content/problem";
import { checkReferences } from "../content/references";
import type { Draft } from "../content/report-files";
import { checkCited, checkFigureIds, checkPages, checkSlugs } from "./checks/keys";
import { checkPictures } from "./checks/pictures";
import { checkFigures, checkSentences } from "./checks/sentences";
import { checkTables } from "./checks/tables";
import { warnOfBrandColors } from "./colors";

/** Finds problems in what is derived of a draft whose references are right. */
export type Check = (draft: Draft, edition: Edition) => Problem[];

/** The problems of references between files, and of names that the code gives. */
export function findMisfits(root: string, draft: Draft): Problem[] {
  return [
    ...checkReferences(draft),
    ...checkFigureIds(draft),
    ...checkCited(draft),
    ...checkSlugs(draft),
    ...checkPages(draft),
    ...checkTables(draft),
    ...checkPictures(root, draft),
  ];
}

/** The problems of sentences. */
export function findMistakes(draft: Draft, edition: Edition): Problem[] {
  return [...checkSentences(draft, edition), ...checkFigures(draft, edition)];
}

/** What editors should know and what does not stop a build: shapes without a drawing, colors that disappear. */
export function listWarnings(draft: Draft): string[] {
  const drawings = draft.products.flatMap(({ data, at }) => {
    const warning = warnOfShape(data.picture.shape);
    const { file, line } = at(["picture", "shape"], "");
    return warning ? [`${file}:${line}  ${warning}`] : [];
  });
  return [...drawings, ...warnOfBrandColors(draft)];
}
