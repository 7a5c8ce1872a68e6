import path from "node:path";

/** A finding in content/: an error, a warning or an illustrative value. The message says what was found and what was expected. */
export interface Diagnostic {
  file: string;
  /** From 1, as is `column`. */
  line: number;
  column: number;
  message: string;
}

/** Thrown for content that cannot be shown or published. The message is for a terminal. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  /** @param lines one for each problem */
  constructor(lines: readonly string[]) {
    const heading = `The content has ${lines.length} ${lines.length === 1 ? "problem" : "problems"}:`;
    super(`${heading}\n\n${lines.map((line) => `  ${line}\n`).join("")}`);
  }
}

/** A line for each problem, each once, sorted by file, line and column. */
export function formatDiagnostics(problems: readonly Diagnostic[]): string[] {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
  );
  return [
    ...new Set(sorted.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`)),
  ];
}

/** The path of a content folder in messages, such as `content`. */
export function formatFolderPath(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
