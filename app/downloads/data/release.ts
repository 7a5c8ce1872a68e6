import type { Edition } from "../../analysis/edition";
import { ContentError, type Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";
import { parseSiteUrl } from "../../content/site-url";
import { compareVersions } from "../../content/version";
import { findBrokenPictures } from "../../edition/checks/pictures";
import { hashData } from "../../edition/data-hash";
import { type CheckedEdition, readEdition } from "../../edition/edition";
import { isArchived, listChangedFiles } from "./data-files";

/** Reads an edition for publication: also checks its version, data hash, archive and pictures. Throws like `readEdition`. */
export async function readRelease(root: string): Promise<CheckedEdition> {
  const result = readEdition(root, [checkVersion, checkData, checkArchive]);
  const broken = await findBrokenPictures(root);
  if (broken.length > 0) throw new ContentError(broken);
  return { ...result, warnings: [...result.warnings, ...warnOfRelease(result.edition)] };
}

function warnOfRelease(edition: Edition): string[] {
  const { changes, publication } = edition.report;
  const { version, address } = publication;
  const last = changes.find((entry) => compareVersions(entry.version, version) < 0)?.version;
  const isExample = !parseSiteUrl(process.env.SITE_URL) && address.endsWith(".example");
  return [
    isUndescribed(edition) ? `changes.yaml has no entry for version ${version}` : "",
    last && !isArchived(last) ? `archive/ lacks version ${last}: run npm run archive at its commit` : "",
    isExample ? `canonical URLs, feeds and citations name ${address}, an example: set SITE_URL` : "",
  ].filter(Boolean);
}

/** The newest entry of changes.yaml has a version that is not higher than the report's; if it is the same, the same date. */
function checkVersion({ report, parts }: Draft): Problem[] {
  const { version, published } = report.publication;
  const newest = report.changes[0];
  if (!newest) return [];
  const order = compareVersions(version, newest.version);
  if (order < 0) {
    const message = `found ${version}; expected ${newest.version} or higher, because changes.yaml describes ${newest.version}`;
    return [parts.publication.at(["version"], message)];
  }
  if (order > 0 || newest.date.startsWith(published)) return [];
  const message = `found ${published}; expected ${newest.date}, the date of version ${version} in changes.yaml`;
  return [parts.publication.at(["published"], message)];
}

/**
 * If the newest entry of changes.yaml has the report's version, it has the hash of the data. A higher version may be described
 * later.
 */
function checkData({ report, parts }: Draft, edition: Edition): Problem[] {
  const { version } = report.publication;
  const newest = report.changes[0];
  const hash = hashData(edition);
  if (version !== newest?.version || newest.data === hash) return [];
  const message = isArchived(version)
    ? `found ${newest.data}, the data of version ${version}; the data have changed and now are ${hash}. Raise the version in report.yaml, and describe the change in a new entry`
    : `found ${newest.data}, which is not the hash of the data; expected "${hash}" in this entry`;
  return [parts.changes.at([0, "data"], message)];
}

/** A version in archive/ is published, so its data must not change. */
function checkArchive({ parts }: Draft, edition: Edition): Problem[] {
  const changed = listChangedFiles(edition);
  if (changed.length === 0) return [];
  const { version } = parts.publication.data;
  const message = `found ${version}, whose published data in archive/${version}/ are different (${changed.join(", ")}); expected a higher version`;
  return [parts.publication.at(["version"], message)];
}

/** Whether changes.yaml has no entry for the report's version yet. */
export function isUndescribed({ report: { publication, changes } }: Edition): boolean {
  return compareVersions(publication.version, changes[0]?.version ?? "0.0.0") > 0;
}
