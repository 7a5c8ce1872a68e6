import path from "node:path";

/** The folder in CONTENT_DIR, or else content/. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** The path of a content folder in messages, such as `content`. */
export function nameFolder(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
