/** An error in content/. The message says what was found and what was expected. */
export interface Problem {
  file: string;
  /** From 1, as is `column`. */
  line: number;
  column: number;
  message: string;
}

/** The heading and the lines of what `formatProblems` wrote; undefined for any other text. */
export function parseProblems(text: string): { heading: string; lines: string[] } | undefined {
  const [heading = "", ...lines] = text.trim().split(/\n\s*/u);
  return /^The content has \d+ problems?:$/u.test(heading) ? { heading, lines } : undefined;
}

export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** All problems as lines `file:line:column  message`, sorted by place, each once. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column)
    .map((problem) => `  ${formatProblem(problem)}`);
  const unique = [...new Set(lines)];
  return `The content has ${unique.length} ${unique.length === 1 ? "problem" : "problems"}:\n\n${unique.join("\n")}\n`;
}
