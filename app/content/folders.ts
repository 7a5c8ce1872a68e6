import path from "node:path";

/** The content folder of the edition: CONTENT_DIR, else content/. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** A content folder's name in messages: its path from where the command runs, such as `content`. */
export function nameFolder(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
