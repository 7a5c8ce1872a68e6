import { readFileSync } from "node:fs";
import path from "node:path";
import { listIllustrative, listStatedValues } from "../../app/analysis/stated-values";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import { hashData } from "../../app/edition/data-hash";
import { readEdition } from "../../app/edition/edition";
import { checkRows } from "./check-rows";
import { editTexts, findFile, tryTexts, writeTexts } from "./edit-content";
import { planSources } from "./plan-sources";
import { readSheet } from "./read-sheet";
import { formatSheetProblems } from "./sheet-problem";

/** Whether values were written, and what to print. */
export interface Outcome {
  ok: boolean;
  message: string;
}

/**
 * Writes the observed values of a filled sheet into the content: all of them, or none if anything is wrong with the sheet
 * or with what the content would become.
 *
 * @param file the sheet
 * @param root the content folder, as an absolute path
 * @param today as YYYY-MM-DD
 */
export function observe(file: string, root: string, today: string): Outcome {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const what =
      code === "ENOENT" ? "found no such file; expected a filled sheet" : `could not be read (${code})`;
    return refuse(formatSheetProblems(file, [{ message: what }]));
  }
  const sheet = readSheet(bytes);
  if (!sheet.ok) return refuse(formatSheetProblems(file, sheet.problems));
  const before = readEdition(root);
  if (!before.ok) return refuse(before.message);
  const { report } = before.edition;
  const { observations, problems } = checkRows(sheet.rows, listStatedValues(report), today);
  if (problems.length > 0) return refuse(formatSheetProblems(file, problems));

  const plan = planSources(observations, report.sources);
  const texts = editTexts(root, before.files, observations, plan);
  const after = tryTexts(root, texts);
  if (!after.ok) return refuse(`With these values the content would not be sound. ${after.message}`);
  writeTexts(root, texts);

  const folder = path.basename(root);
  const left = listIllustrative(after.edition.report).length;
  const lines = [
    `Wrote ${count(observations.length, "value")} into ${folder}/:`,
    ...observations.map(({ asked, value }) => {
      const change = `${asked.field} ${formatStated(asked.value)} -> ${formatStated(value)}`;
      return `  ${folder}/${findFile(before.files, asked)}  ${change}`;
    }),
    ...plan.added.map(({ id }) => `  ${folder}/sources.yaml  new source ${id}`),
    "",
    `${count(left, "illustrative value")} left. Now:`,
    ...plan.reused.map(
      (id) => `- See whether date and sentence of the known source ${id} cover what was observed.`,
    ),
    "- Correct the sentences and pictures that describe the old values or call them assumed.",
    `- Raise version in ${folder}/report.yaml, and describe the change in ${folder}/changes.yaml with data: "${hashData(after.edition)}".`,
    "- Run npm run check.",
  ];
  return { ok: true, message: `${lines.join("\n")}\n` };
}

function refuse(message: string): Outcome {
  return { ok: false, message: `${message}Nothing was written.\n` };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
