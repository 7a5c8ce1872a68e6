import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listIllustrative } from "../../app/analysis/stated-values";
import { nameFolder } from "../../app/content/folders";
import { reportFiles } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import { hashData } from "../../app/edition/data-hash";
import { type Edition, readEdition } from "../../app/edition/edition";
import { locate } from "../../app/edition/look-again";
import { checkRows } from "./check-rows";
import { citePages } from "./cite-pages";
import { appendSources, makePublic, setValue } from "./edit-yaml";
import { readSheet } from "./read-sheet";

/**
 * Writes the observed values of a filled sheet into the content. Throws, and writes nothing, if anything is wrong with the
 * sheet or with what the content would become.
 *
 * @param file the sheet
 * @param root the content folder, as an absolute path
 * @param today as YYYY-MM-DD
 * @returns what was written, and what is left to do
 */
export function observe(file: string, root: string, today: string): string {
  const before = readEdition(root);
  if (!before.ok) throw refuse(before.message);
  const { report, formats } = before.edition;
  const { observations, problems } = checkRows(readSheet(file), report, today);
  if (problems.length > 0) throw refuse(problems.map((each) => `${file}: ${each}\n`).join(""));

  const { ids, added, reused } = citePages(observations, report.sources, formats);
  const texts = new Map<string, string>();
  const edit = (name: string, change: (text: string) => string) =>
    texts.set(name, change(texts.get(name) ?? readFileSync(path.join(root, name), "utf8")));
  // Written first: no file may name a source that is not there yet.
  edit(reportFiles.sources.file, (text) => appendSources(text, added));
  const done = added.map(({ id }) => `  ${reportFiles.sources.file}  new source ${id}`);
  const toDo = [...reused].map(
    (id) => `- See whether date and sentence of the known source ${id} cover what was observed.`,
  );
  for (const observation of observations) {
    const { asked, value, newTier } = observation;
    const { file: name } = locate(before.files, asked);
    edit(name, (text) => makePublic(text, asked.path, value, ids.get(observation) ?? ""));
    done.push(`  ${name}  ${asked.field} ${formatStated(asked.value)} -> ${formatStated(value)}`);
    if (!newTier) continue;
    edit(name, (text) => setValue(text, ["marketTier"], newTier));
    done.push(`  ${name}  marketTier ${asked.tier?.label} -> ${newTier}`);
    toDo.push(
      `- Pages still call the tier of ${asked.name} a study input: write into the texts that the observed price changed it.`,
    );
  }
  const after = readCopy(root, texts);
  for (const [name, text] of texts) writeFileSync(path.join(root, name), text);
  return [
    `Wrote into ${nameFolder(root)}/:`,
    ...done,
    "",
    `Illustrative values left: ${listIllustrative(after.report).length}. Now:`,
    ...toDo,
    "- Correct the sentences and pictures that describe the old values or call them illustrative.",
    `- Raise version in report.yaml, and describe the change in changes.yaml with data: "${hashData(after)}".`,
    "- Run npm run check.",
  ].join("\n");
}

function refuse(problems: string): Error {
  return new Error(`${problems}Nothing was written.`);
}

/** Reads the content as it would be with the new texts. */
function readCopy(root: string, texts: ReadonlyMap<string, string>): Edition {
  const folder = mkdtempSync(path.join(tmpdir(), "observe-"));
  try {
    const copy = path.join(folder, "content");
    cpSync(root, copy, { recursive: true });
    for (const [name, text] of texts) writeFileSync(path.join(copy, name), text);
    const result = readEdition(copy);
    if (result.ok) return result.edition;
    const message = result.message.replaceAll(nameFolder(copy), nameFolder(root));
    throw refuse(`With these values the content would not be sound. ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
