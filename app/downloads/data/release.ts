import type { Edition } from "../../analysis/edition";
import { ContentError, type Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";
import { parseSiteUrl } from "../../content/site-url";
import { compareVersions } from "../../content/version";
import { findBrokenPictures } from "../../edition/checks/pictures";
import { hashData } from "../../edition/data-hash";
import { type CheckedEdition, readEdition } from "../../edition/edition";
import { isArchived, listChangedFiles } from "./data-files";

/** Reads an edition for publication: like `readEdition`; content/changes.yaml must describe the data, and pictures be whole. */
export async function readRelease(root: string): Promise<CheckedEdition> {
  const result = readEdition(root, [checkVersion, checkData, checkArchive]);
  const broken = await findBrokenPictures(root);
  if (broken.length > 0) throw new ContentError(broken);
  return { ...result, warnings: [...result.warnings, ...warnOfRelease(result.edition)] };
}

/** What a publisher may have forgotten. */
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

/** If the report has the version of the newest entry of content/changes.yaml, it has its date; its version is not lower. */
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
 * If the report has the version of the newest entry of content/changes.yaml, its data have the entry's hash. A higher
 * version may be described later.
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

/** A version in archive/ is published, so other data need another version. */
function checkArchive({ parts }: Draft, edition: Edition): Problem[] {
  const changed = listChangedFiles(edition);
  if (changed.length === 0) return [];
  const { version } = parts.publication.data;
  const message = `found ${version}, whose published data in archive/${version}/ are different (${changed.join(", ")}); expected a higher version`;
  return [parts.publication.at(["version"], message)];
}

/** Whether the report's version is newer than all entries of content/changes.yaml. */
export function isUndescribed({ report: { publication, changes } }: Edition): boolean {
  return compareVersions(publication.version, changes[0]?.version ?? "0.0.0") > 0;
}
