import { csvFormatRow } from "d3-dsv";
import type { Column, Table } from "../report/table";

// Cells that spreadsheets treat as formulas; some also accept full-width signs.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A table as CSV (RFC 4180): one header row, lines that end with CR LF. It has at least one row. */
export function formatCsv(table: Table): string {
  const records = listRecords(table);
  const lines = records.map((record) => Object.values(record).map(escapeFormula));
  return [Object.keys(records[0] ?? {}), ...lines].map((cells) => `${csvFormatRow(cells)}\r\n`).join("");
}

/** The rows of a table as its file has them, by the names of columns. */
export function listRecords<Row>({ columns, rows }: Table<Row>): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(columns.flatMap((column) => listCells(column, row))));
}

/** Lists the cells of a column in one row; a column of stated values has two more, for their kind and sources. */
function listCells<Row>(column: Column<Row>, row: Row): [name: string, text: string][] {
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

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
