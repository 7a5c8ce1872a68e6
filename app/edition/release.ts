import { formatProblems, type Problem } from "../content/problem";
import type { ReportFiles } from "../content/report-files";
import { compareVersions } from "../content/version";
import { hashData } from "./data-hash";
import { type Edition, type EditionResult, type EditionsResult, readEdition, readEditions } from "./edition";

/** Reads an edition for publication: like `readEdition`, and content/changes.yaml must describe the data. */
export function readRelease(root: string): EditionResult {
  const result = readEdition(root);
  if (!result.ok) return result;
  const problems = checkChanges(result.edition, result.files);
  return problems.length > 0 ? { ok: false, message: formatProblems(problems) } : result;
}

/** All editions for publication. */
export function readReleases(): EditionsResult {
  return readEditions(readRelease);
}

/**
 * Compares the data with the newest entry of content/changes.yaml. If the report has the entry's version, its date and
 * data must match the entry; if its version is higher, the entry may be written later.
 */
function checkChanges(edition: Edition, { parts: { changes, imprint } }: ReportFiles): Problem[] {
  const newest = changes.data[0];
  if (!newest) return [];
  const { version, published } = imprint.data;
  const order = compareVersions(version, newest.version);
  if (order > 0) return [];
  if (order < 0) {
    const message = `found ${version}; expected ${newest.version} or higher, because content/changes.yaml describes ${newest.version}`;
    return [imprint.at(["version"], message)];
  }
  const problems: Problem[] = [];
  if (!newest.date.startsWith(published)) {
    const message = `found ${published}; expected ${newest.date}, the date of version ${version} in content/changes.yaml`;
    problems.push(imprint.at(["published"], message));
  }
  const hash = hashData(edition);
  if (newest.data !== hash) {
    const message =
      `found ${newest.data}, the data of version ${newest.version}; the data have changed since and now are ${hash}. ` +
      `Describe the change in a new entry with a higher version and \`data: "${hash}"\`, or raise \`version\` in content/report.yaml and describe it later`;
    problems.push(changes.at([0, "data"], message));
  }
  return problems;
}

/** Whether the report's version is newer than all entries of content/changes.yaml. */
export function isUndescribed({ report: { imprint, changes } }: Edition): boolean {
  return compareVersions(imprint.version, changes[0]?.version ?? "0.0.0") > 0;
}
