import { isUtf8 } from "node:buffer";
import { dsvFormat } from "d3-dsv";
import { nearest, shorten } from "../../app/content/nearest";
import { observationSheetName } from "../../app/downloads/data/names";
import { observedColumns } from "../../app/downloads/data/observation-sheet";
import type { SheetProblem } from "./sheet-problem";

/** The columns that the command reads; the others are there for whoever fills the sheet in. */
const neededColumns = ["product", "field", ...observedColumns] as const;
export type NeededColumn = (typeof neededColumns)[number];

/** A row that somebody filled in. Cells have no spaces around them. */
export interface SheetRow {
  /** As the spreadsheet counts: the header is row 1. */
  number: number;
  cells: Record<NeededColumn, string>;
}

export type SheetResult =
  | { ok: true; rows: SheetRow[]; empty: number }
  | { ok: false; problems: SheetProblem[] };

/** Commas from Google Sheets, semicolons from Excel where the comma is the decimal sign, tabs from a copied range. */
const separators = [",", ";", "\t"];

/**
 * Reads a sheet as Excel, LibreOffice or Google Sheets saves it: with or without a byte order mark, lines that end in CR LF
 * or LF, any of the three separators.
 *
 * @returns the rows with an observed value or day, and how many rows have neither; or what is wrong with the whole file
 */
export function readSheet(bytes: Uint8Array): SheetResult {
  if (!isUtf8(bytes))
    return refuse({ message: 'found bytes that are no UTF-8; expected a sheet saved as "CSV UTF-8"' });
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "") return refuse({ message: "found an empty file; expected a filled sheet" });

  const [header = [], ...records] = parseRecords(text);
  const missing = neededColumns.filter((name) => !header.includes(name));
  if (missing.length > 0) return refuse(...missing.map((name) => describeMissing(name, header)));

  const rows = records
    .map((record, index) => ({ number: index + 2, cells: pickCells(header, record) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  const filled = rows.filter(({ cells }) => cells.observed_value !== "" || cells.observed_on !== "");
  if (filled.length > 0) return { ok: true, rows: filled, empty: rows.length - filled.length };
  return refuse({
    message: `found no filled row; expected ${observedColumns.join(", ")} in at least one`,
  });
}

function parseRecords(text: string): string[][] {
  const [line = ""] = text.split(/[\r\n]/u, 1);
  const count = (separator: string) => line.split(separator).length;
  const separator = separators.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
  return dsvFormat(separator)
    .parseRows(text)
    .map((record) => record.map((cell) => cell.trim()));
}

function pickCells(header: readonly string[], record: readonly string[]): SheetRow["cells"] {
  const cells = neededColumns.map((name) => [name, record[header.indexOf(name)] ?? ""]);
  return Object.fromEntries(cells) as SheetRow["cells"];
}

function describeMissing(name: string, header: readonly string[]): SheetProblem {
  const others = header.filter((column) => !(neededColumns as readonly string[]).includes(column));
  const near = nearest(name, others);
  const found = near ? `no column "${name}" but "${shorten(near)}"` : `no column "${name}"`;
  return { row: 1, message: `found ${found}; expected the columns of ${observationSheetName}` };
}

function refuse(...problems: SheetProblem[]): SheetResult {
  return { ok: false, problems };
}
