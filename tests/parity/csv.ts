import { csvParse } from "d3-dsv";

/** Rows by the names in the header. */
export function readRows(text: string): Record<string, string>[] {
  return csvParse(text).map((row) => ({ ...row }));
}

/**
 * The cell of the first column whose name starts like this. What an edition sells, its currency and its scale end the
 * names of columns: `count_bandages`, `price_usd`, `rating_out_of_five`.
 */
export function cellOf(row: Readonly<Record<string, string>>, start: string): string {
  return row[findColumn(row, start)] ?? "";
}

/** The kind of that cell. */
export function kindOf(row: Readonly<Record<string, string>>, start: string): string | undefined {
  return row[`${findColumn(row, start)}_kind`];
}

function findColumn(row: Readonly<Record<string, string>>, start: string): string {
  const name = Object.keys(row).find((each) => each.startsWith(start));
  if (name === undefined) throw new Error(`no column starts with "${start}"`);
  return name;
}
