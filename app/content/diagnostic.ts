import path from "node:path";

/** A problem, a warning or an illustrative value at a position in the content. */
export interface Diagnostic {
  /** The path of the file, relative to the working directory. */
  file: string;
  /** The line number, starting at 1. */
  line: number;
  /** The column number, starting at 1. */
  column: number;
  /** The message for owners, usually in the form "found …; expected …". */
  message: string;
}

/** An error for content that cannot be published. Commands print its message without a stack trace. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  /** @param problems - one line for each problem, as `formatDiagnostics` returns them */
  constructor(problems: readonly string[]) {
    const heading = `The content has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}:`;
    super(`${heading}\n\n${problems.map((problem) => `  ${problem}\n`).join("")}`);
  }
}

/** Formats diagnostics as lines, sorted by file, line and column, without duplicates. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const sorted = [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
  );
  return [
    ...new Set(sorted.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`)),
  ];
}

/** Formats the path of a content folder for messages: relative, with forward slashes. */
export function formatFolderPath(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}
