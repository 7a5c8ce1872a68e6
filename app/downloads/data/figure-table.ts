import { type Figure, figureWords } from "../../analysis/figure";
import { plainText } from "../../analysis/text";
import { type ColumnWords, type DataTable, makeDataColumn, makeTable } from "./table";

/** A figure's table, under the figure's id. */
export function deriveFigureTable(figure: Figure, words: ColumnWords): DataTable {
  const { title, base, method, alt, description } = figureWords(figure);
  return makeTable({
    name: figure.id,
    title,
    description,
    figure: { base, method, alt, notes: figure.notes.map(plainText) },
    columns: figure.columns.map((column) => makeDataColumn(column, words)),
    rows: figure.rows.map((row) => row.map(({ raw, kind, sources }) => ({ value: raw, kind, sources }))),
  });
}
