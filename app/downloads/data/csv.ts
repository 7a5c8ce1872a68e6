import { csvFormatRow } from "d3-dsv";
import { flattenColumns, flattenRow } from "./header";
import type { DataTable } from "./table";

// Spreadsheets treat a cell as a formula if it begins with one of these, also in full width.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** Puts an apostrophe before text that a spreadsheet would run as a formula, but not before negative numbers. */
export function disarm(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** A table as CSV (RFC 4180): UTF-8, one header row, CR LF after every line. */
export function formatCsv(table: DataTable): string {
  const header = flattenColumns(table).map(({ name }) => name);
  const rows = table.rows.map((row) => flattenRow(table, row).map((cell) => disarm(String(cell ?? ""))));
  return [header, ...rows].map((row) => `${csvFormatRow(row)}\r\n`).join("");
}
