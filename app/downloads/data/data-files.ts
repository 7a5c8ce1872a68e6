import type { EditionData } from "../../analysis/tables/record-table";
import type { DataTable } from "../../analysis/tables/table";
import { deriveTables } from "../../analysis/tables/tables";
import { absoluteUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { dataFile, versionFolder } from "../../urls";
import { type ArchivedVersion, readArchive } from "./archive";
import { bundleData, type DataFile, digest } from "./bundle";
import { formatCsv } from "./csv";
import { zipName } from "./names";

/** The data of an edition as it is published. */
export interface PublishedData {
  tables: DataTable[];
  /** The files of this edition's version. */
  files: DataFile[];
  zip: { bytes: number; sha256: string };
  archived: ArchivedVersion[];
  /** All published versions, this one first. */
  versions: string[];
}

const known = new WeakMap<Edition, PublishedData>();

/** The data of an edition, derived once. */
export function publishedData(edition: Edition): PublishedData {
  const data = known.get(edition) ?? makeData(edition);
  known.set(edition, data);
  return data;
}

/** Every file below /data: this version at its permanent and at its versioned address, and the archive. */
export function listDataFiles(edition: Edition): (DataFile & { path: string; type: string })[] {
  const { files, archived } = publishedData(edition);
  const { version } = edition.report.imprint;
  const isArchived = archived.some((other) => other.version === version);
  const folders = [{ version: undefined, files }, ...(isArchived ? [] : [{ version, files }]), ...archived];
  return folders.flatMap(({ version, files }) =>
    files.map((file) => ({ ...file, path: dataFile(file.name, version), type: typeOf(file.name) })),
  );
}

function makeData(edition: Edition): PublishedData {
  const { imprint } = edition.report;
  const { version } = imprint;
  const tables = deriveTables(edition);
  const files = bundleData(tables, imprint, absoluteUrl(edition, versionFolder(version)));
  const zip = files.find(({ name }) => name === zipName(imprint))?.body ?? "";
  const archived = readArchive();
  return {
    tables,
    files,
    archived,
    zip: { bytes: zip.length, sha256: digest(zip) },
    versions: [...new Set([version, ...archived.map((other) => other.version)])],
  };
}

/** Whether a version is in the archive, and so published. */
export function isArchived(version: string): boolean {
  return readArchive().some((other) => other.version === version);
}

/** The tables whose CSV file differs from the published one of the same version; none if that is not archived. */
export function listChangedFiles(edition: EditionData): string[] {
  const { version } = edition.report.imprint;
  const archived = readArchive().find((other) => other.version === version);
  if (!archived) return [];
  const published = new Map(archived.files.map(({ name, body }) => [name, digest(body)]));
  return deriveTables(edition)
    .map((table) => ({ name: `${table.name}.csv`, body: formatCsv(table) }))
    .filter(({ name, body }) => published.get(name) !== digest(body))
    .map(({ name }) => name);
}

const types: Record<string, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  zip: "application/zip",
};

function typeOf(name: string): string {
  return types[name.split(".").at(-1) ?? ""] ?? "text/plain; charset=utf-8";
}
