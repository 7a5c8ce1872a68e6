import type { Edition } from "../analysis/edition";
import { warnOfShape } from "../art/shapes";
import { formatProblem, type Problem } from "../content/problem";
import { checkReferences, warnOfPrices, warnOfSpellings, warnOfUncited } from "../content/references";
import type { Draft } from "../content/report-files";
import { checkCited, checkNames, checkSelections, checkSlugs } from "./checks/keys";
import { warnOfLetters } from "./checks/letters";
import { checkPictures } from "./checks/pictures";
import {
  checkFigures,
  checkQuotes,
  checkSentences,
  warnOfIllustrative,
  warnOfNumber,
} from "./checks/sentences";
import { warnOfBrandColors } from "./colors";

/** Finds problems in a derived edition. */
export type Check = (draft: Draft, edition: Edition) => Problem[];

/** Problems of references between files, and of names that the code defines. */
export function findMisfits(root: string, draft: Draft): Problem[] {
  return [
    ...checkReferences(draft),
    ...checkNames(draft),
    ...checkCited(draft),
    ...checkSlugs(draft),
    ...checkPictures(root, draft),
  ];
}

/** Problems of sentences, and of selections of products. */
export function findMistakes(draft: Draft, edition: Edition): Problem[] {
  return [
    ...checkSentences(draft, edition),
    ...checkFigures(draft, edition),
    ...checkSelections(draft, edition),
    ...checkQuotes(draft, edition),
  ];
}

/** Lines for editors about what does not stop a build. */
export function listWarnings(draft: Draft, edition: Edition): string[] {
  const drawings = draft.products.flatMap(({ data, at }) => {
    const warning = warnOfShape(data.picture.shape);
    return warning ? [at(["picture", "shape"], warning)] : [];
  });
  const others = [
    warnOfBrandColors(draft),
    warnOfPrices(draft),
    warnOfSpellings(draft),
    warnOfUncited(draft),
    warnOfIllustrative(draft, edition),
    warnOfLetters(draft),
    warnOfNumber(draft, edition),
  ];
  return [drawings, ...others].flat().map(formatProblem);
}
