import { csvFormatRow } from "d3-dsv";
import { flattenColumns, flattenRow } from "../../analysis/tables/header";
import type { DataTable } from "../../analysis/tables/table-model";

// Cells that spreadsheets treat as formulas; some also accept full-width signs.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function disarm(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** A table as CSV (RFC 4180), with one header row. */
export function formatCsv(table: DataTable): string {
  const header = flattenColumns(table).map(({ name }) => name);
  return formatRows([header, ...table.rows.map((row) => flattenRow(table, row))]);
}

/** Rows as CSV. Lines end with CR LF. */
export function formatRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${csvFormatRow(row.map((cell) => disarm(String(cell ?? ""))))}\r\n`).join("");
}
