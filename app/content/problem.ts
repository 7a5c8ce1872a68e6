/** Something in content/ that stops the build: where it stands, what was found there, what was expected. */
export interface Problem {
  file: string;
  /** Counted from 1, as editors count. */
  line: number;
  column: number;
  message: string;
}

/** All problems as lines `file:line:column  message`, in the order of a directory listing. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column)
    .map((problem) => `  ${problem.file}:${problem.line}:${problem.column}  ${problem.message}`);
  const unique = [...new Set(lines)];
  return `The content has ${unique.length} problem${unique.length === 1 ? "" : "s"}:\n\n${unique.join("\n")}\n`;
}
