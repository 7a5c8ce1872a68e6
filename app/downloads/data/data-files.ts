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
  /** The files of this edition's own version. */
  files: DataFile[];
  zip: { bytes: number; sha256: string };
  /** Every version there is, this one first. */
  versions: string[];
}

interface Made extends PublishedData {
  archived: ArchivedVersion[];
}

const made = new WeakMap<Edition, Made>();

/** The data of an edition, made once. */
export function publishedData(edition: Edition): PublishedData {
  return makeData(edition);
}

/** Every file below /data: this version twice, at its permanent and at its versioned address, and the archive. */
export function listDataFiles(edition: Edition): { path: string; type: string; body: string | Uint8Array }[] {
  const { files, archived } = makeData(edition);
  const { version } = edition.report.imprint;
  const folders = archived.some((other) => other.version === version)
    ? archived
    : [{ version, files }, ...archived];
  return [
    ...files.map((file) => ({ path: dataFile(file.name), type: typeOf(file.name), body: file.body })),
    ...folders.flatMap(({ version, files }) =>
      files.map((file) => ({ path: dataFile(file.name, version), type: typeOf(file.name), body: file.body })),
    ),
  ];
}

function makeData(edition: Edition): Made {
  const known = made.get(edition);
  if (known) return known;
  const { title, version, published, publisher, licence } = edition.report.imprint;
  const tables = deriveTables(edition);
  const publication = { title, version, published, publisher, licence };
  const files = bundleData(tables, publication, absoluteUrl(versionFolder(version)));
  const zip = files.find(({ name }) => name === zipName)?.body ?? "";
  const archived = readArchive(archiveRoot());
  checkArchived(
    files,
    archived.find((other) => other.version === version),
  );
  const data = {
    tables,
    files,
    archived,
    zip: { bytes: zip.length, sha256: digest(zip) },
    versions: [...new Set([version, ...archived.map((other) => other.version)])],
  };
  made.set(edition, data);
  return data;
}

/** A version that is archived was published and stays what it is: other data needs another version. */
function checkArchived(files: readonly DataFile[], archived: ArchivedVersion | undefined): void {
  if (!archived) return;
  const published = new Map(archived.files.map(({ name, body }) => [name, digest(body)]));
  const other = files.filter(
    ({ name, body }) => name.endsWith(".csv") && published.get(name) !== digest(body),
  );
  if (other.length > 0)
    throw new Error(
      `archive/${archived.version}/ holds other data than content/ now gives (${other.map(({ name }) => name).join(", ")}); give content/report.yaml a new version`,
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
