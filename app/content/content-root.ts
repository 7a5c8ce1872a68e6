import { existsSync } from "node:fs";
import path from "node:path";

/** The folder in CONTENT_DIR, or else content/. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** A message if there is no such folder. */
export function explainMissing(root: string): string | undefined {
  return existsSync(root)
    ? undefined
    : `found no folder ${root}; expected the content of an edition there, or another in CONTENT_DIR`;
}

/** The path of a content folder in messages, such as `content`. */
export function nameFolder(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
