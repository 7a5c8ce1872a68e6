import { deriveTables } from "../../analysis/tables/all-tables";
import { absoluteUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { once } from "../../edition/once";
import { dataFile, versionFolder } from "../../urls";
import { readArchive } from "./archive";
import { bundleData, type DataFile, digest } from "./bundle";
import { formatCsv } from "./csv";
import { zipName } from "./names";

/** The published data of an edition. */
export const publishedData = once(makeData);

/** Every file below /data: of this version, without and with the version in the address, and of archived versions. */
export function listDataFiles(edition: Edition): (DataFile & { path: string })[] {
  const { files, archived } = publishedData(edition);
  const { version } = edition.report.publication;
  const isArchived = archived.some((other) => other.version === version);
  const folders = [{ version: undefined, files }, ...(isArchived ? [] : [{ version, files }]), ...archived];
  return folders.flatMap(({ version, files }) =>
    files.map((file) => ({ ...file, path: dataFile(file.name, version) })),
  );
}

function makeData(edition: Edition) {
  const { publication } = edition.report;
  const { version } = publication;
  const tables = deriveTables(edition);
  // An archived edition's data must keep their bytes, and so the address that they had as the newest edition.
  const address = absoluteUrl(edition, versionFolder(version), edition.newest?.slice(0, -1));
  const files = bundleData(tables, publication, address);
  const zip = files.find(({ name }) => name === zipName(publication))?.body ?? "";
  const archived = readArchive();
  return {
    tables,
    files,
    archived,
    zip: { bytes: zip.length, sha256: digest(zip) },
    /** This one first. */
    versions: [...new Set([version, ...archived.map((other) => other.version)])],
  };
}

/** Whether a version is in the archive, which means that it is published. */
export function isArchived(version: string): boolean {
  return readArchive().some((other) => other.version === version);
}

/** The CSV files that differ from the archived ones of the same version. */
export function listChangedFiles(edition: Edition): string[] {
  const { version } = edition.report.publication;
  const archived = readArchive().find((other) => other.version === version);
  if (!archived) return [];
  const published = new Map(archived.files.map(({ name, body }) => [name, digest(body)]));
  return deriveTables(edition)
    .filter((table) => published.get(`${table.name}.csv`) !== digest(formatCsv(table)))
    .map(({ name }) => `${name}.csv`);
}
