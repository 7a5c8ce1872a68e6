import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StatedValue } from "../../app/analysis/stated-values";
import type { Read } from "../../app/content/read";
import type { ReportFiles } from "../../app/content/report-files";
import { type EditionResult, readEdition } from "../../app/edition/edition";
import type { Observation } from "./check-rows";
import { appendSources, replaceValues } from "./edit-yaml";
import type { SourcePlan } from "./plan-sources";

/** New texts of content files, by their path in the content folder. */
export type NewTexts = ReadonlyMap<string, string>;

/** The files that the observations change. sources.yaml comes first: no file may name a source that is not there yet. */
export function editTexts(
  root: string,
  files: ReportFiles,
  observations: readonly Observation[],
  { ids, added }: SourcePlan,
): NewTexts {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const texts = new Map<string, string>();
  const sourcesFile = fileOf(files.parts.sources);
  if (added.length > 0) texts.set(sourcesFile, appendSources(read(sourcesFile), added));
  const byFile = new Map<string, Observation[]>();
  for (const observation of observations) {
    const file = findFile(files, observation.asked);
    byFile.set(file, [...(byFile.get(file) ?? []), observation]);
  }
  for (const [file, own] of byFile) {
    const edits = own.map((observation) => ({
      path: observation.asked.path,
      value: observation.value,
      source: ids.get(observation) ?? "",
    }));
    texts.set(file, replaceValues(read(file), edits));
  }
  return texts;
}

/** Reads the content as it would be with the new texts, from a copy. */
export function tryTexts(root: string, texts: NewTexts): EditionResult {
  const folder = mkdtempSync(path.join(tmpdir(), "observe-"));
  try {
    const copy = path.join(folder, path.basename(root));
    cpSync(root, copy, { recursive: true });
    writeTexts(copy, texts);
    return readEdition(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the texts in their order. */
export function writeTexts(root: string, texts: NewTexts): void {
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
}

/** The file that a value stands in, by its path in the content folder. */
export function findFile({ parts, products }: ReportFiles, { part, subject }: StatedValue): string {
  const read = part === "products" ? products.find(({ data }) => data.slug === subject) : parts[part];
  if (!read) throw new Error(`no file holds ${subject}`);
  return fileOf(read);
}

/** A file's label in problems begins with the name of the content folder. */
function fileOf({ at }: Read): string {
  const label = at([], "").file;
  return label.slice(label.indexOf("/") + 1);
}
