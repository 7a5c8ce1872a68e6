import { csvFormatRow } from "d3-dsv";
import { flattenColumns, flattenRow } from "./header";
import type { DataTable } from "./table";

// Spreadsheets run a cell that begins with one of these as a formula, in their full-width forms too.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A text that no spreadsheet takes for a formula: an apostrophe comes before it. Negative numbers stay what they are. */
export function disarm(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** A table as CSV after RFC 4180: UTF-8, one header row, every line ends in CR LF. */
export function formatCsv(table: DataTable): string {
  const header = flattenColumns(table).map(({ name }) => name);
  return formatRows([header, ...table.rows.map((row) => flattenRow(table, row))]);
}

/** Rows as CSV after RFC 4180, the header among them; no cell is a formula. */
export function formatRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${csvFormatRow(row.map((cell) => disarm(String(cell ?? ""))))}\r\n`).join("");
}
