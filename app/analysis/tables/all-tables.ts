import type { Edition } from "../edition";
import { type Figure, figureWords } from "../figures/figure-model";
import { plainText } from "../text";
import { flattenColumns } from "./header";
import {
  brandGroupTable,
  brandStatementTable,
  brandTable,
  opportunityTable,
  tierTable,
  trendTable,
} from "./market-tables";
import { limitationTable, sourceTable, validationTable } from "./method-tables";
import { productStatementTable, productTable } from "./product-tables";
import { labelColumn, planTable } from "./record-table";
import { type DataTable, makeDataColumn } from "./table-model";

const withoutDictionary = [
  productTable,
  productStatementTable,
  brandTable,
  brandGroupTable,
  brandStatementTable,
  tierTable,
  trendTable,
  opportunityTable,
  sourceTable,
  validationTable,
  limitationTable,
];

/** Says what every column of every CSV file means. */
const dictionary = planTable(
  "dictionary",
  (edition: Edition) =>
    deriveDescribed(edition).flatMap((table) =>
      flattenColumns(table).map((column) => ({ ...column, table: table.name })),
    ),
  [
    labelColumn("table", "Table", "text", ({ table }) => table),
    labelColumn("column", "Column", "text", ({ name }) => name),
    labelColumn("title", "Title", "text", ({ title }) => title),
    labelColumn("datatype", "Datatype", "text", ({ datatype }) => datatype),
    labelColumn("unit", "Unit", "text", ({ unit }) => unit),
    labelColumn("description", "Description", "text", ({ description }) => description),
  ],
);

/** Every table that is not a figure's. Names are part of URLs: never change one. */
export const recordTables = [...withoutDictionary, dictionary];

/** Every table of the report: figures first, the data dictionary last. */
export function deriveTables(edition: Edition): DataTable[] {
  return [...deriveDescribed(edition), dictionary.derive(edition)];
}

function deriveDescribed(edition: Edition): DataTable[] {
  return [
    ...Object.values(edition.figures()).map((figure) => deriveFigureTable(figure, edition)),
    ...withoutDictionary.map(({ derive }) => derive(edition)),
  ];
}

/** Has the figure's id as its name. */
function deriveFigureTable(figure: Figure, { report }: Edition): DataTable {
  const { title, base, method, alt, description } = figureWords(figure);
  return {
    name: figure.id,
    title,
    description,
    figure: { base, method, alt, notes: figure.notes.map(plainText) },
    columns: figure.columns.map((column) => makeDataColumn(column, report.data)),
    rows: figure.rows,
  };
}
