import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listIllustrative } from "../../app/analysis/stated-values";
import { reportFiles } from "../../app/content/report-files";
import { readRelease } from "../../app/downloads/data/release";
import { hashData } from "../../app/edition/data-hash";
import { type Edition, readEdition } from "../../app/edition/edition";
import { locate, lookAgain } from "../../app/edition/look-again";
import { setValue } from "../observe/edit-yaml";

/**
 * Copies an edition into a new or empty folder, as the first version of the next year's. Values and comments stay;
 * each illustrative value gets a comment until somebody confirms it. Throws, and writes nothing, if anything is wrong with
 * the last edition or its copy.
 *
 * @param today as YYYY-MM-DD
 */
export function copyLastEdition(last: string, target: string, today: string): void {
  const before = readEdition(last);
  if (!before.ok) throw new Error(`${before.message}Nothing was written.`);
  // The schemas stand once for all editions.
  const schemas = path.join(last, "schema");
  cpSync(last, target, { recursive: true, filter: (source) => source !== schemas });
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(target, file);
    writeFileSync(place, change(readFileSync(place, "utf8")));
  };

  const { publication } = before.edition.report;
  const year = publication.year + 1;
  const version = `${Number.parseInt(publication.version, 10) + 1}.0.0`;
  edit(reportFiles.publication.file, (text) =>
    Object.entries({ year, version, published: today }).reduce(
      (edited, [field, value]) => setValue(edited, [field], value),
      text,
    ),
  );
  for (const stated of listIllustrative(before.edition.report)) {
    const { file, line } = locate(before.files, stated);
    edit(file, (text) => markLine(text, line));
  }
  edit(reportFiles.changes.file, (text) => firstEntry(text, { year, version, today }, before.edition));

  const after = readRelease(target);
  if (after.ok) return;
  rmSync(target, { recursive: true, force: true });
  throw new Error(`${after.message}Nothing was written.`);
}

/** Adds the comment to a line, once: a line may hold several values. */
function markLine(text: string, line: number): string {
  const mark = (each: string) => (each.includes(lookAgain) ? each : each.replace(/\r?$/u, ` ${lookAgain}$&`));
  return text
    .split("\n")
    .map((each, index) => (index === line - 1 ? mark(each) : each))
    .join("\n");
}

/** The comments at the top of changes.yaml and one entry. The year is not part of the data, so their hash is the last edition's. */
function firstEntry(
  text: string,
  { year, version, today }: { year: number; version: string; today: string },
  last: Edition,
): string {
  const comments = text.slice(0, text.search(/^[^#\s]/mu));
  return `${comments}- version: "${version}"
  date: "${today}"
  kind: release
  title: The ${year} edition
  text: >-
    First version of the {report.year} edition.
  figures: []
  conclusionChanges: false
  # Once values change, npm run changes:hash prints the new one.
  data: "${hashData(last)}"
`;
}
