import { deriveEdition, type Edition } from "../analysis/edition";
import { explainMissing } from "../content/content-root";
import { ContentError, type Problem } from "../content/problem";
import { readReport } from "../content/report";
import { type Check, findMisfits, findMistakes, listWarnings } from "./checks";
import { checkTables } from "./checks/tables";

export type { Edition } from "../analysis/edition";

/** `warnings`: what editors should know and what does not stop a build. */
export interface CheckedEdition {
  edition: Edition;
  warnings: string[];
}

/**
 * Reads and checks an edition for viewing; for publication, `readRelease` checks more. Throws a `ContentError` with the problems
 * of the first round of checks that finds any: files and schemas, references between files, sentences, then tables and
 * `further` checks.
 */
export function readEdition(root: string, further: readonly Check[] = []): CheckedEdition {
  const missing = explainMissing(root);
  if (missing) throw new Error(missing);
  const { draft, problems } = readReport(root);
  if (!draft) throw new ContentError(problems);
  refuse(findMisfits(root, draft));
  const edition = deriveEdition(root, draft.report);
  refuse(findMistakes(draft, edition));
  refuse([checkTables, ...further].flatMap((check) => check(draft, edition)));
  return { edition, warnings: listWarnings(draft, edition) };
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
