import { csvParse } from "d3-dsv";

/** Rows by the names in the header. */
export function readRows(text: string): Record<string, string>[] {
  return csvParse(text).map((row) => ({ ...row }));
}
