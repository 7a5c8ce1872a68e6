import { existsSync } from "node:fs";
import path from "node:path";

/** The content folder of the edition: CONTENT_DIR, else content/. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** What to say of a content folder that is not there; undefined if it is. */
export function explainMissing(root: string): string | undefined {
  return existsSync(root)
    ? undefined
    : `found no folder ${root}; expected the content of an edition there, or another in CONTENT_DIR`;
}

/** A content folder's name in messages: its path from where the command runs, such as `content`. */
export function nameFolder(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
