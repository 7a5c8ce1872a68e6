import { warnOfShape } from "../art/shapes";
import type { Problem } from "../content/problem";
import { checkReferences } from "../content/references";
import type { ReportFiles } from "../content/report-files";
import { checkFigures } from "./checks/figures";
import { checkCited, checkSlugs } from "./checks/keys";
import { checkNamesInFiles } from "./checks/names";
import { checkPictures } from "./checks/pictures";
import { checkFactKeys, checkTables } from "./checks/tables";
import { checkTierColors } from "./colors";
import type { EditionDraft } from "./draft";

/** Finds problems in what could be read; `found` are those of the checks before it. */
export type Check = (draft: EditionDraft, found: readonly Problem[]) => Problem[];

/** Every check of an edition except those for its release. They do not depend on each other. */
export const checks: readonly Check[] = [
  checkReferences,
  checkNamesInFiles,
  checkFigures,
  checkCited,
  checkSlugs,
  checkTables,
  checkFactKeys,
  checkPictures,
  checkTierColors,
];

/** The problems of reading and of all checks. */
export function runChecks(list: readonly Check[], draft: EditionDraft): Problem[] {
  const found = [...draft.problems];
  for (const check of list) found.push(...check(draft, found));
  return found;
}

/** Warnings for products whose shape has no drawing, which does not stop a build. */
export function warnOfDrawings({ products }: ReportFiles): string[] {
  return products.flatMap(({ data, at }) => {
    const warning = warnOfShape(data.picture.shape);
    const { file, line } = at(["picture", "shape"], "");
    return warning ? [`${file}:${line}  ${warning}`] : [];
  });
}
