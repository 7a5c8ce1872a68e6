import { basename } from "node:path";

/** Files that Finder and Windows Explorer write into folders. */
const systemFiles = [".DS_Store", "Thumbs.db", "desktop.ini"];

/** Returns whether a file of `public/` is published: all are, except those of a file manager. */
export function isPublicFile(filePath: string): boolean {
  return !systemFiles.includes(basename(filePath));
}
