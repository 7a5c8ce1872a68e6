import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { dsvFormat } from "d3-dsv";
import { observationSheetName } from "../../app/downloads/data/names";
import { observedColumns } from "../../app/downloads/data/observation-sheet";

/** The columns that the command reads; the others are there for whoever fills in the sheet. */
const neededColumns = ["product", "field", ...observedColumns] as const;

/** A filled row. Spreadsheets count the header as row 1. */
export interface SheetRow {
  row: number;
  cells: Record<(typeof neededColumns)[number], string>;
}

export type Sheet = ReturnType<typeof readSheet>;

/** The filled rows of a sheet that a spreadsheet program saved as CSV. Throws if something is wrong with the whole file. */
export function readSheet(file: string) {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error('found invalid UTF-8; expected a sheet saved as "CSV UTF-8"');
  const text = new TextDecoder().decode(bytes);
  const count = (separator: string) => text.split(/[\r\n]/u, 1)[0]?.split(separator).length ?? 0;
  const [separator = ","] = [",", ";", "\t"].toSorted((a, b) => count(b) - count(a));
  const table = dsvFormat(separator).parse(text);
  const missing = neededColumns.filter((name) => !table.columns.includes(name));
  if (missing.length > 0)
    throw new Error(`found no column ${missing.join(", ")}; expected the columns of ${observationSheetName}`);

  const rows = table.map((record, index): SheetRow => {
    const cells = neededColumns.map((name) => [name, record[name]?.replaceAll(/\s+/gu, " ").trim() ?? ""]);
    return { row: index + 2, cells: Object.fromEntries(cells) as SheetRow["cells"] };
  });
  const filled = rows.filter(({ cells }) => cells.observed_value !== "" || cells.observed_on !== "");
  if (filled.length === 0)
    throw new Error(`found no filled row; expected ${observedColumns.join(", ")} in at least one`);
  // Spreadsheets separate cells by semicolons where the comma is the decimal sign.
  return { rows: filled, hasDecimalCommas: separator === ";" };
}
