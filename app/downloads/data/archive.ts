import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compareVersions } from "../../content/version";
import type { DataFile } from "./bundle";

/** The folder of published versions. Only the default one may be missing. */
export function archiveRoot(): string {
  const own = process.env.ARCHIVE_DIR || "archive";
  if (own !== "archive" && !existsSync(own))
    throw new Error(`ARCHIVE_DIR is "${own}", but there is no such folder. For a new archive, make it first`);
  return path.resolve(own);
}

/** The files of every archived version, the newest version first. */
export function readArchive() {
  const root = archiveRoot();
  return (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => /^\d+\.\d+\.\d+$/u.test(name))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => ({ version, files: readFiles(path.join(root, version)) }));
}

/** The file beside the folder of a version with its derived values: not published, but compared with those of the next version. */
export function valuesFile(version: string): string {
  return path.join(archiveRoot(), `${version}.values.json`);
}

/** The values of the newest archived version; undefined if there is none. */
export function readArchivedValues(): { version: string; values: Record<string, string> } | undefined {
  const [newest] = readArchive();
  if (!newest || !existsSync(valuesFile(newest.version))) return undefined;
  const { version } = newest;
  return { version, values: JSON.parse(readFileSync(valuesFile(version), "utf8")) };
}

function readFiles(folder: string): DataFile[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => ({ name, body: new Uint8Array(readFileSync(path.join(folder, name))) }));
}
