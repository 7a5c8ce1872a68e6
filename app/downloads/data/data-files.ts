import { compareVersions } from "../../content/version";
import type { Edition } from "../../edition/edition";
import { absoluteUrl, dataFile, versionFolder } from "../../urls";
import { type ArchivedVersion, archiveRoot, readArchive } from "./archive";
import { bundleData, type DataFile, digest } from "./bundle";
import { zipName } from "./names";
import type { DataTable } from "./table";
import { deriveTables } from "./tables";

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

/** The data of an edition, derived once. Throws if it differs from the archived data of the same version. */
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
  const files = bundleData(tables, imprint, absoluteUrl(versionFolder(version)));
  const zip = files.find(({ name }) => name === zipName(imprint))?.body ?? "";
  // An older edition beside a newer one knows nothing of later versions.
  const archived = readArchive(archiveRoot()).filter((other) => compareVersions(other.version, version) <= 0);
  for (const other of archived) if (other.version === version) checkArchived(files, other);
  return {
    tables,
    files,
    archived,
    zip: { bytes: zip.length, sha256: digest(zip) },
    versions: [...new Set([version, ...archived.map((other) => other.version)])],
  };
}

/** An archived version is published, so other data needs another version. */
function checkArchived(files: readonly DataFile[], archived: ArchivedVersion): void {
  const published = new Map(archived.files.map(({ name, body }) => [name, digest(body)]));
  const changed = files
    .filter(({ name, body }) => name.endsWith(".csv") && published.get(name) !== digest(body))
    .map(({ name }) => name);
  if (changed.length > 0)
    throw new Error(
      `archive/${archived.version}/ differs from the data of content/ (${changed.join(", ")}); give content/report.yaml a new version`,
    );
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
