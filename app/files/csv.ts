import { csvFormatRow } from "d3-dsv";
import type { Column, Table } from "../report/table";

// Cells that spreadsheets treat as formulas; some also accept full-width signs.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A table as CSV (RFC 4180): one header row, lines that end with CR LF. */
export function writeCsv(table: Table): string {
  const header = table.columns.flatMap(({ name, stated }) =>
    stated ? [name, `${name}_kind`, `${name}_sources`] : [name],
  );
  const lines = listRecords(table).map((record) => header.map((name) => disarm(record[name] ?? "")));
  return [header, ...lines].map((cells) => `${csvFormatRow(cells)}\r\n`).join("");
}

/** The rows of a table as its file has them, by the names of columns. */
export function listRecords<Row>({ columns, rows }: Table<Row>): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(columns.flatMap((column) => listCells(column, row))));
}

function listCells<Row>({ name, cell: read }: Column<Row>, row: Row): [name: string, cell: string][] {
  const cell = read(row);
  if (typeof cell !== "object") return [[name, String(cell ?? "")]];
  return [
    [name, String(cell.value)],
    [`${name}_kind`, cell.kind],
    [`${name}_sources`, cell.sources.join(";")],
  ];
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function disarm(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
