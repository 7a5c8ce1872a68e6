import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import type { DataTable } from "../../analysis/tables/table-model";
import { formatCsv } from "./csv";
import { describeSchema, describeTable, formatJson, type Publication } from "./json";
import { sumsName, zipName } from "./names";
import { writeLicense, writeReadme } from "./readme";

/** `name` is its path in the folder. */
export interface DataFile {
  name: string;
  body: string | Uint8Array;
}

/**
 * All files of one version of the data: tables, schema, license, readme, one zip of these, and the checksums of all.
 * The same content gives the same bytes on every machine.
 *
 * @param address the permanent URL of the version
 */
export function bundleData(
  tables: readonly DataTable[],
  publication: Publication,
  address: string,
): DataFile[] {
  const files: DataFile[] = [
    ...tables.flatMap((table) => [
      { name: `${table.name}.csv`, body: formatCsv(table) },
      { name: `${table.name}.json`, body: formatJson(describeTable(table, publication)) },
    ]),
    { name: "schema.json", body: formatJson(describeSchema()) },
    { name: "license.txt", body: writeLicense(publication) },
    { name: "README.md", body: writeReadme(tables, publication, address) },
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  const folder = `${publication.fileName}-${publication.version}`;
  const zip = {
    name: zipName(publication),
    body: zipFiles(folder, [...files, sumFiles(files)], publication.published),
  };
  return [...files, zip, sumFiles([...files, zip])];
}

/** SHA-256 in hex. */
export function digest(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}

function sumFiles(files: readonly DataFile[]): DataFile {
  return { name: sumsName, body: files.map(({ name, body }) => `${digest(body)}  ${name}\n`).join("") };
}

/** Zips files into one folder. */
export function zipFiles(folder: string, files: readonly DataFile[], published: string): Uint8Array {
  const entries = files.map(({ name, body }) => [
    `${folder}/${name}`,
    typeof body === "string" ? strToU8(body) : body,
  ]);
  // Zip stores local times, and there is a noon on every day: clocks skip midnight in Cairo and Santiago.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(`${published}T12:00`) });
}
