import { type Figure, figureWords } from "../figure";
import { capitalize } from "../format";
import { plainText } from "../text";
import { flattenColumns } from "./header";
import {
  deriveBrandGroupTable,
  deriveBrandStatements,
  deriveBrandTable,
  deriveOpportunityTable,
  deriveTierTable,
  deriveTrendTable,
} from "./market-tables";
import { deriveLimitationTable, deriveSourceTable, deriveValidationTable } from "./method-tables";
import { deriveProductStatements, deriveProductTable } from "./product-tables";
import { type EditionData, labelColumn, makeRecordTable } from "./record-table";
import { checkRows, type DataTable, makeDataColumn } from "./table";

/** Every table of the report: figures first, the data dictionary last. Names are part of URLs, so they must not change. */
export function deriveTables(data: EditionData): DataTable[] {
  const tables = [
    ...Object.values(data.figures()).map((figure) => deriveFigureTable(figure, data)),
    deriveProductTable(data),
    deriveProductStatements(data),
    deriveBrandTable(data),
    deriveBrandGroupTable(data),
    deriveBrandStatements(data),
    deriveTierTable(data),
    deriveTrendTable(data),
    deriveOpportunityTable(data),
    deriveSourceTable(data),
    deriveValidationTable(data),
    deriveLimitationTable(data),
  ];
  return [...tables, deriveDictionary(tables, data)];
}

/** The table of a figure, named by the figure's id. */
function deriveFigureTable(figure: Figure, { report }: EditionData): DataTable {
  const { title, base, method, alt, description } = figureWords(figure);
  return checkRows({
    name: figure.id,
    title,
    description,
    figure: { base, method, alt, notes: figure.notes.map(plainText) },
    columns: figure.columns.map((column) => makeDataColumn(column, report)),
    rows: figure.rows.map((row) => row.map(({ raw, kind, sources }) => ({ value: raw, kind, sources }))),
  });
}

/** The data dictionary: the meaning of every column of every CSV file. */
function deriveDictionary(tables: readonly DataTable[], data: EditionData): DataTable {
  const entries = tables.flatMap((table) =>
    flattenColumns(table).map((column) => ({ ...column, table: table.name, column: column.name })),
  );
  const fields = ["table", "column", "title", "datatype", "unit", "description"] as const;
  const columns = fields.map((name) =>
    labelColumn(name, capitalize(name), "text", (entry: (typeof entries)[number]) => entry[name]),
  );
  return makeRecordTable("dictionary", data, entries, columns);
}
