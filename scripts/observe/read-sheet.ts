import { isUtf8 } from "node:buffer";
import { dsvFormat } from "d3-dsv";
import { observationSheetName } from "../../app/downloads/data/names";
import { observedColumns } from "../../app/downloads/data/observation-sheet";

/** The columns that the command reads; the others are there for whoever fills in the sheet. */
const neededColumns = ["product", "field", ...observedColumns] as const;
export type NeededColumn = (typeof neededColumns)[number];

/** A row that somebody filled in. Cells have no spaces around them. */
export interface SheetRow {
  /** As the spreadsheet counts: the header is row 1. */
  row: number;
  cells: Record<NeededColumn, string>;
}

/** Commas from Google Sheets, semicolons from Excel where the comma is the decimal sign, tabs from a copied range. */
const separators = [",", ";", "\t"];

/**
 * Reads a sheet as Excel, LibreOffice or Google Sheets saves it: with or without a byte order mark, lines that end in CR LF
 * or LF, any of the three separators.
 *
 * @returns the rows with an observed value or day, or what is wrong with the whole file, as "found …; expected …"
 */
export function readSheet(bytes: Uint8Array): { rows: SheetRow[]; problems: string[] } {
  const refuse = (message: string) => ({ rows: [], problems: [message] });
  if (!isUtf8(bytes)) return refuse('found bytes that are no UTF-8; expected a sheet saved as "CSV UTF-8"');

  const text = new TextDecoder().decode(bytes);
  const [header = ""] = text.split(/[\r\n]/u, 1);
  const [separator = ","] = separators.toSorted((a, b) => header.split(b).length - header.split(a).length);
  const table = dsvFormat(separator).parse(text);
  const missing = neededColumns.filter((name) => !table.columns.includes(name));
  if (missing.length > 0)
    return refuse(`found no column ${missing.join(", ")}; expected the columns of ${observationSheetName}`);

  const rows = table
    .map((record, index) => {
      const cells = neededColumns.map((name) => [name, record[name]?.trim() ?? ""]);
      return { row: index + 2, cells: Object.fromEntries(cells) as SheetRow["cells"] };
    })
    .filter(({ cells }) => cells.observed_value !== "" || cells.observed_on !== "");
  if (rows.length > 0) return { rows, problems: [] };
  return refuse(`found no filled row; expected ${observedColumns.join(", ")} in at least one`);
}
