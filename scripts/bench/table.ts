/** A Markdown table with its columns aligned, so that it can be read as it is. Numbers stand to the right. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const isNumeric = head.map((_, column) => rows.every((row) => /^(?:[\d.,]*|–)$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? "", width, isNumeric[column] ?? false)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isNumeric[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function pad(text: string, width: number, toTheRight: boolean): string {
  return toTheRight ? text.padStart(width) : text.padEnd(width);
}
