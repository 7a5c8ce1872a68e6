import { csvFormatRow } from "d3-dsv";
import { flattenColumns, flattenRow } from "../../analysis/tables/header";
import type { DataTable } from "../../analysis/tables/table-model";

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
  return formatRows([header, ...table.rows.map((row) => flattenRow(table, row))]);
}

/** Rows as CSV after RFC 4180, the header among them; no cell is a formula. */
export function formatRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${csvFormatRow(row.map((cell) => disarm(String(cell ?? ""))))}\r\n`).join("");
}
