import { deriveEdition, type Edition } from "../analysis/edition";
import { contentRoot, explainMissing } from "../content/content-root";
import { formatProblems } from "../content/problem";
import { readReport } from "../content/report";
import { type Check, findMisfits, findMistakes, listWarnings } from "./checks";

export type { Edition } from "../analysis/edition";

/** The edition and warnings for its editors, or a text with file, line and column of problems. */
export type EditionResult =
  | { ok: true; edition: Edition; warnings: string[] }
  | { ok: false; message: string };

/**
 * Reads and checks an edition for viewing; for publication, `readRelease` checks more. Each round of checks runs only if the
 * one before found nothing: files and schemas, references between files, sentences, and `further` checks.
 */
export function readEdition(root: string, further: readonly Check[] = []): EditionResult {
  const missing = explainMissing(root);
  if (missing) return { ok: false, message: `${missing}\n` };
  const { draft, problems } = readReport(root);
  if (!draft) return { ok: false, message: formatProblems(problems) };
  const misfits = findMisfits(root, draft);
  if (misfits.length > 0) return { ok: false, message: formatProblems(misfits) };
  const edition = deriveEdition(root, draft.report);
  const mistakes = findMistakes(draft, edition);
  const last = mistakes.length > 0 ? mistakes : further.flatMap((check) => check(draft, edition));
  if (last.length > 0) return { ok: false, message: formatProblems(last) };
  return { ok: true, edition, warnings: listWarnings(draft, edition) };
}

let cached: Edition | undefined;

/** Sets the edition that `loadEdition` returns, so that the build reads and checks it only once. */
export function provideEdition(edition: Edition): void {
  cached = edition;
}

/** The edition for a page. In development it is read again for every page, so that edits show at once. */
export function loadEdition(): Edition {
  if (cached && !import.meta.env?.DEV) return cached;
  const result = readEdition(contentRoot());
  if (!result.ok) throw new Error(result.message);
  cached = result.edition;
  return cached;
}
