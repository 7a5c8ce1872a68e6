import { csvFormatRow } from "d3-dsv";
import type { Column, Table } from "../report/table";

// Spreadsheets run cells that begin with one of these characters, in some also full-width ones, as formulas.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/**
 * Formats a table as CSV (RFC 4180), with a header row and lines that end with CR LF.
 *
 * @param table - a table with at least one row
 */
export function formatCsv(table: Table): string {
  const records = listRecords(table);
  const lines = records.map((record) => Object.values(record).map(escapeFormula));
  return [Object.keys(records[0] ?? {}), ...lines].map((cells) => `${csvFormatRow(cells)}\r\n`).join("");
}

/** Lists the rows of a table as records: the texts of cells in the CSV file, by column name. */
export function listRecords<Row>({ columns, rows }: Table<Row>): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(columns.flatMap((column) => formatCells(column, row))));
}

/** Formats a cell of a row. If the column has evidence, two cells with the kind and the sources follow. */
function formatCells<Row>(column: Column<Row>, row: Row): [name: string, text: string][] {
  const { name, hasEvidence } = column;
  const cell = column.getCell(row);
  const { value, kind, sources } = typeof cell === "object" ? cell : { value: cell, kind: "", sources: [] };
  const text = String(value ?? "");
  if (!hasEvidence) return [[name, text]];
  return [
    [name, text],
    [`${name}_kind`, kind],
    [`${name}_sources`, sources.join(";")],
  ];
}

/** Prepends an apostrophe to text that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
