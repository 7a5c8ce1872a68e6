import { type EditionData, makeRecordTable } from "./edition-data";
import { deriveFigureTable } from "./figure-table";
import { flattenColumns } from "./header";
import {
  deriveBrandGroupTable,
  deriveBrandStatements,
  deriveBrandTable,
  deriveClaimTable,
  deriveTierTable,
} from "./market-tables";
import { deriveLimitationTable, deriveSourceTable, deriveValidationTable } from "./method-tables";
import { deriveProductStatements, deriveProductTable } from "./product-tables";
import { type DataTable, plainCell } from "./table";

/** Every table of the report: those of the figures first, the data dictionary last. A name is part of an address and stays. */
export function deriveTables(data: EditionData): DataTable[] {
  const tables = [
    ...Object.values(data.figures()).map((figure) => deriveFigureTable(figure, data.report.data.columns)),
    deriveProductTable(data),
    deriveProductStatements(data),
    deriveBrandTable(data),
    deriveBrandGroupTable(data),
    deriveBrandStatements(data),
    deriveTierTable(data),
    deriveClaimTable("trends", data),
    deriveClaimTable("opportunities", data),
    deriveSourceTable(data),
    deriveValidationTable(data),
    deriveLimitationTable(data),
  ];
  const names = tables.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`two tables are called ${double}`);
  return [...tables, deriveDictionary(tables, data)];
}

/** What every column of every file means. */
function deriveDictionary(tables: readonly DataTable[], data: EditionData): DataTable {
  const entries = tables.flatMap((table) =>
    flattenColumns(table).map((column) => ({ ...column, table: table.name, column: column.name })),
  );
  const fields = ["table", "column", "title", "datatype", "unit", "description"] as const;
  const columns = fields.map((name) => ({
    name,
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    unit: "text" as const,
    evidence: false,
    cell: (entry: (typeof entries)[number]) => plainCell(entry[name]),
  }));
  return makeRecordTable("dictionary", data, entries, columns);
}
