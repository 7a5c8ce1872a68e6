import path from "node:path";

/** An error in content/. The message says what was found and what was expected. */
export interface Problem {
  file: string;
  /** From 1, as is `column`. */
  line: number;
  column: number;
  message: string;
}

/** Thrown for content that cannot be shown or published. The message is for a terminal. */
export class ContentError extends Error {
  readonly heading: string;
  /** One for each problem, sorted by file, line and column. */
  readonly lines: readonly string[];

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort(
      (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
    );
    const lines = [...new Set(sorted.map(formatProblem))];
    const heading = `The content has ${lines.length} ${lines.length === 1 ? "problem" : "problems"}:`;
    super(`${heading}\n\n${lines.map((line) => `  ${line}\n`).join("")}`);
    this.heading = heading;
    this.lines = lines;
  }
}

/** The path of a content folder in messages, such as `content`. */
export function nameFolder(root: string): string {
  return path.relative(".", root).replaceAll(path.sep, "/") || ".";
}

export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}
