import { formatCount, formatMoney, formatPercent, formatRating } from "./format";
import type { Product } from "./product";
import type { Report } from "./report";
import type { BrandShare } from "./share";
import type { Source } from "./sources";
import type { PriceTier } from "./tier";
import type { Stated } from "./value";

/** What a column holds: its type in the data package, what its numbers measure, and how readers see a number. */
export const units = {
  text: { type: "string", measure: undefined, format: String },
  number: { type: "integer", measure: undefined, format: formatCount },
  count: { type: "integer", measure: "entries", format: formatCount },
  pieces: { type: "integer", measure: "bandages", format: formatCount },
  percent: { type: "number", measure: "percent", format: formatPercent },
  money: { type: "number", measure: "US dollars", format: formatMoney },
  cents: { type: "number", measure: "US cents", format: formatCount },
  rating: { type: "number", measure: "out of five", format: formatRating },
} as const;

export type Unit = keyof typeof units;

export type Cell = Stated<string | number> | string | number | undefined;

/** A column of a published table, the same in its CSV file and beside its figure. */
export interface Column<Row> {
  /** The header in the CSV file: it names the unit and means the same in every table. */
  name: string;
  title: string;
  unit: Unit;
  /** Its cells are stated values: in the CSV file their kind and sources follow in columns of their own. */
  stated?: boolean;
  // As a method, so that a list can hold tables of different rows.
  cell(row: Row): Cell;
}

export interface Table<Row = unknown> {
  /** Of its file, and of its words in content/data.yaml. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Every table that is published. */
export function listTables(report: Report): Table[] {
  return [
    productsTable(report),
    brandShareTable(report),
    priceTiersTable(report),
    packPricesTable(report),
    sourcesTable(report),
  ];
}

/** A cell as readers see it; "" without a value. */
export function formatCell<Row>({ unit, cell }: Column<Row>, row: Row): string {
  const value = cell(row);
  if (typeof value === "object") return value.text;
  return typeof value === "number" ? units[unit].format(value) : (value ?? "");
}
