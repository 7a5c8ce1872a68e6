import type { Unit } from "../../analysis/value";
import { type Evidence, fromBrief, type Kind } from "../../content/kind";

export type Datatype = "string" | "integer" | "decimal" | "date" | "anyURI";

/** A column of a published table. Its name carries the unit, is the header in the CSV and means the same in every table. */
export interface DataColumn {
  name: string;
  title: string;
  datatype: Datatype;
  /** In words, for example "US dollars"; numbers have one. */
  unit?: string;
  description: string;
  /** Whether kind and sources of each value stand beside it; names, numbers and addresses of rows have none. */
  evidence: boolean;
}

/** One value. `value` is null where a row has none, `kind` also where editors' words state no value. */
export interface DataCell {
  value: string | number | null;
  kind: Kind | null;
  sources: readonly string[];
}

/** One table of the report, before it becomes CSV, JSON or metadata. Rows hold one cell for each column. */
export interface DataTable {
  name: string;
  title: string;
  description: string;
  /** What a figure says of itself, for the table of a figure. */
  figure?: { base: string; method: string; alt: string; notes: string[] };
  columns: DataColumn[];
  rows: DataCell[][];
}

/** A column as a table lists it: what it is called, what it measures. Its description is content. */
export interface ColumnPlan {
  name: string;
  title: string;
  unit: PlannedUnit;
  evidence?: boolean;
}
export type PlannedUnit = Unit | "number" | "date" | "address";

const datatypes: Record<PlannedUnit, Datatype> = {
  count: "integer",
  bandages: "integer",
  number: "integer",
  percent: "decimal",
  dollars: "decimal",
  rating: "decimal",
  text: "string",
  date: "date",
  address: "anyURI",
};

const unitWords: Partial<Record<PlannedUnit, string>> = {
  count: "entries",
  bandages: "bandages",
  percent: "percent",
  dollars: "US dollars",
  rating: "out of five",
};

const suffixes: Partial<Record<PlannedUnit, string>> = {
  count: "count",
  bandages: "bandages",
  percent: "percent",
  dollars: "usd",
  rating: "out_of_five",
};

/** The words about columns, by column name; content/data.yaml. */
export type ColumnWords = Readonly<Record<string, string>>;

/** The name in the header: pricePerBandage in dollars → price_per_bandage_usd. */
export function headerName(name: string, unit: PlannedUnit): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const suffix = suffixes[unit];
  return suffix ? `${words}_${suffix}` : words;
}

/** A column with everything it needs to be published. Throws where its description is missing. */
export function makeDataColumn(
  { name, title, unit, evidence = true }: ColumnPlan,
  words: ColumnWords,
): DataColumn {
  const header = headerName(name, unit);
  const description = words[header];
  if (!description)
    throw new Error(
      `content/data.yaml describes no column "${header}"; every published column needs a description`,
    );
  const unitWord = unitWords[unit];
  return {
    name: header,
    title,
    datatype: datatypes[unit],
    ...(unitWord && { unit: unitWord }),
    description,
    evidence,
  };
}

/** Joins columns and rows. Throws where a row has not one cell for each column. */
export function makeTable(table: DataTable): DataTable {
  const uneven = table.rows.findIndex((row) => row.length !== table.columns.length);
  if (uneven >= 0) throw new Error(`table ${table.name}: row ${uneven + 1} has not one cell for each column`);
  return table;
}

/** A cell without evidence, or a row without this value. */
export function plainCell(value: string | number | null = null): DataCell {
  return { value, kind: null, sources: [] };
}

/** A cell that rests on the given evidence; empty where there is no value. */
export function statedCell(
  value: string | number | undefined,
  { kind, sources }: Evidence = fromBrief,
): DataCell {
  return value === undefined ? plainCell() : { value, kind, sources };
}
