import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listIllustrative, listStatedValues } from "../../app/analysis/stated-values";
import { nameFolder } from "../../app/content/folders";
import { type ReportFiles, reportFiles } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import { hashData } from "../../app/edition/data-hash";
import { type EditionResult, readEdition } from "../../app/edition/edition";
import { locate } from "../../app/edition/look-again";
import { checkRows, type Observation } from "./check-rows";
import { appendSources, replaceValue } from "./edit-yaml";
import { planSources, type SourcePlan } from "./plan-sources";
import { readSheet } from "./read-sheet";

/** Texts of content files, by their path in the content folder. */
type Texts = ReadonlyMap<string, string>;
const sourcesFile = reportFiles.sources.file;

/**
 * Writes the observed values of a filled sheet into the content: all of them, or none if anything is wrong with the sheet
 * or with what the content would become.
 *
 * @param file the sheet
 * @param root the content folder, as an absolute path
 * @param today as YYYY-MM-DD
 * @returns whether values were written, and what to print
 */
export function observe(file: string, root: string, today: string): { ok: boolean; message: string } {
  const refuse = (message: string) => ({ ok: false, message: `${message}Nothing was written.\n` });
  const refuseSheet = (problems: string[]) => refuse(problems.map((each) => `${file}: ${each}\n`).join(""));
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return refuseSheet([`could not be read (${code}); expected a filled sheet`]);
  }
  const sheet = readSheet(bytes);
  if (sheet.problems.length > 0) return refuseSheet(sheet.problems);
  const before = readEdition(root);
  if (!before.ok) return refuse(before.message);
  const { observations, problems } = checkRows(sheet.rows, listStatedValues(before.edition.report), today);
  if (problems.length > 0) return refuseSheet(problems);

  const plan = planSources(observations, before.edition.report.sources, before.edition.formats);
  const texts = editTexts(root, before.files, observations, plan);
  const after = tryTexts(root, texts);
  if (!after.ok) return refuse(`With these values the content would not be sound. ${after.message}`);
  for (const [name, text] of texts) writeFileSync(path.join(root, name), text);

  const lines = [
    `Wrote into ${nameFolder(root)}/:`,
    ...observations.map(
      ({ asked, value }) =>
        `  ${locate(before.files, asked).file}  ${asked.field} ${formatStated(asked.value)} -> ${formatStated(value)}`,
    ),
    ...plan.added.map(({ id }) => `  ${sourcesFile}  new source ${id}`),
    "",
    `Illustrative values left: ${listIllustrative(after.edition.report).length}. Now:`,
    ...plan.reused.map(
      (id) => `- See whether date and sentence of the known source ${id} cover what was observed.`,
    ),
    "- Correct the sentences and pictures that describe the old values or call them illustrative.",
    `- Raise version in report.yaml, and describe the change in changes.yaml with data: "${hashData(after.edition)}".`,
    "- Run npm run check.",
  ];
  return { ok: true, message: `${lines.join("\n")}\n` };
}

/** The files that the observations change. sources.yaml comes first: no file may name a source that is not there yet. */
function editTexts(
  root: string,
  files: ReportFiles,
  observations: readonly Observation[],
  { ids, added }: SourcePlan,
): Texts {
  const texts = new Map<string, string>();
  const textOf = (file: string) => texts.get(file) ?? readFileSync(path.join(root, file), "utf8");
  texts.set(sourcesFile, appendSources(textOf(sourcesFile), added));
  for (const { asked, value, page } of observations) {
    const { file } = locate(files, asked);
    texts.set(file, replaceValue(textOf(file), asked.path, value, ids.get(page) ?? ""));
  }
  return texts;
}

/** Reads the content as it would be with the new texts, from a copy. */
function tryTexts(root: string, texts: Texts): EditionResult {
  const folder = mkdtempSync(path.join(tmpdir(), "observe-"));
  try {
    const copy = path.join(folder, "content");
    cpSync(root, copy, { recursive: true });
    for (const [name, text] of texts) writeFileSync(path.join(copy, name), text);
    const result = readEdition(copy);
    return result.ok
      ? result
      : { ok: false, message: result.message.replaceAll(nameFolder(copy), nameFolder(root)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
