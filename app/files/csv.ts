import { csvFormatRow } from "d3-dsv";
import type { Cell, Column, Table } from "../report/table";

// Cells that spreadsheets treat as formulas; some also accept full-width signs.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A table as CSV (RFC 4180): one header row, lines that end with CR LF. */
export function writeCsv({ columns, rows }: Table): string {
  const header = columns.flatMap(({ name, stated }) =>
    stated ? [name, `${name}_kind`, `${name}_sources`] : [name],
  );
  const lines = rows.map((row) => columns.flatMap((column) => writeCells(column, column.cell(row))));
  return [header, ...lines].map((cells) => `${csvFormatRow(cells.map(disarm))}\r\n`).join("");
}

function writeCells({ stated }: Column<unknown>, cell: Cell): string[] {
  if (typeof cell === "object") return [String(cell.value), cell.kind, cell.sources.join(";")];
  return [String(cell ?? ""), ...(stated ? ["", ""] : [])];
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function disarm(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
