import { formatProblems, type Problem } from "../content/problem";
import type { ReportFiles } from "../content/report-files";
import { compareVersions } from "../content/version";
import { hashData } from "./data-hash";
import { type Edition, type EditionResult, readEdition } from "./edition";

/** An edition that may be published: sound, and described by its list of changes. What the build and `npm run check` ask. */
export function readRelease(root: string): EditionResult {
  const result = readEdition(root);
  if (!result.ok) return result;
  const problems = checkChanges(result.edition, result.files);
  return problems.length > 0 ? { ok: false, message: formatProblems(problems) } : result;
}

/**
 * Checks the data against what the newest entry of content/changes.yaml recorded. Under a version that is already
 * described, data and date must be the described ones; a higher version may come before its entry.
 */
function checkChanges(edition: Edition, { parts: { changes, imprint } }: ReportFiles): Problem[] {
  const newest = changes.data[0];
  if (!newest) return [];
  const { version, published } = imprint.data;
  const order = compareVersions(version, newest.version);
  if (order < 0) {
    const message = `version: found ${version}; expected ${newest.version} or higher, because content/changes.yaml describes ${newest.version}`;
    return [imprint.source.at(["version"], message)];
  }
  if (order > 0) return [];
  const problems: Problem[] = [];
  if (!newest.date.startsWith(published)) {
    const message = `published: found ${published}; expected ${newest.date}, the date of version ${version} in content/changes.yaml`;
    problems.push(imprint.source.at(["published"], message));
  }
  const hash = hashData(edition);
  if (newest.data === hash) return problems;
  const message =
    `0.data: found ${newest.data}, the data of version ${newest.version}; the data have changed since and now are ${hash}. ` +
    `Describe the change in a new entry with a higher version and \`data: "${hash}"\`, or raise \`version\` in content/report.yaml and describe it later`;
  return [...problems, changes.source.at([0, "data"], message)];
}

/** Whether the report's version has no entry yet. */
export function isUndescribed({ report: { imprint, changes } }: Edition): boolean {
  return compareVersions(imprint.version, changes[0]?.version ?? "0.0.0") > 0;
}
