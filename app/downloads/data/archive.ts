import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compareVersions } from "../../content/version";
import type { DataFile } from "./bundle";

/** The data of an earlier version, as it was published. */
export interface ArchivedVersion {
  version: string;
  files: DataFile[];
}

/** Where published versions are kept; `npm run archive` adds to it, nothing changes what lies there. */
export function archiveRoot(): string {
  return path.resolve(process.env.ARCHIVE_DIR ?? "archive");
}

/** Every archived version, the newest first; none if there is no archive. */
export function readArchive(root: string): ArchivedVersion[] {
  return listFolders(root)
    .filter((name) => /^\d+\.\d+\.\d+$/u.test(name))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => ({ version, files: readFiles(path.join(root, version)) }));
}

function listFolders(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    );
  } catch {
    return [];
  }
}

function readFiles(folder: string): DataFile[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => ({ name, body: new Uint8Array(readFileSync(path.join(folder, name))) }));
}
