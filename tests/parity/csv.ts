import { csvParse } from "d3-dsv";

/** Rows by the names in the header, without the apostrophe before formulas. */
export function readRows(text: string): Record<string, string>[] {
  const clean = ([column, cell = ""]: [string, string?]) => [column, cell.replace(/^'/u, "")];
  return csvParse(text).map((row) => Object.fromEntries(Object.entries(row).map(clean)));
}
