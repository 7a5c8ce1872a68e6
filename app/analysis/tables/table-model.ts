import { type Evidence, type Kind, studyInput } from "../../content/kind";
import type { Report } from "../../content/report-files";
import type { Unit } from "../value";

export type Datatype = "string" | "integer" | "decimal" | "date" | "anyURI";

/** A column of a published table. Its name is the CSV header, carries the unit and means the same in every table. */
export interface DataColumn {
  name: string;
  title: string;
  datatype: Datatype;
  /** In words, for example "US dollars"; numbers have one. */
  unit?: string;
  description: string;
  /** Whether each value has a kind and sources; ids, positions and labels have none. */
  evidence: boolean;
}

/** One value. `value` is null if the row has none, `kind` also if the text states no value. */
export interface DataCell {
  value: string | number | null;
  kind: Kind | null;
  sources: readonly string[];
}

/** One table of the report, before it becomes CSV or JSON. Rows hold one cell for each column. */
export interface DataTable {
  name: string;
  title: string;
  description: string;
  /** Only for the table of a figure. */
  figure?: { base: string; method: string; alt: string; notes: string[] };
  columns: DataColumn[];
  rows: DataCell[][];
}

/** A column before its description is looked up in content/data.yaml. */
export interface PlannedColumn {
  name: string;
  title: string;
  unit: PlannedUnit;
  evidence?: boolean;
}
type PlannedUnit = Unit | "number" | "date" | "address";

const units: Record<PlannedUnit, { datatype: Datatype; unit?: string; suffix?: string }> = {
  count: { datatype: "integer", unit: "entries", suffix: "_count" },
  pieces: { datatype: "integer", unit: "bandages", suffix: "_bandages" },
  number: { datatype: "integer" },
  percent: { datatype: "decimal", unit: "percent", suffix: "_percent" },
  money: { datatype: "decimal", unit: "US dollars", suffix: "_usd" },
  rating: { datatype: "decimal", unit: "out of five", suffix: "_out_of_five" },
  text: { datatype: "string" },
  date: { datatype: "date" },
  address: { datatype: "anyURI" },
};

/** The unit of a column in words; undefined if it has none. */
export function nameUnit(unit: PlannedUnit): string | undefined {
  return units[unit].unit;
}

/** The published name of a column: priceRangeMin in money becomes price_range_min_usd. */
export function nameColumn({ name, unit }: Pick<PlannedColumn, "name" | "unit">): string {
  const header = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return header + (units[unit].suffix ?? "");
}

/** A column with its published name and its description from content/data.yaml; reading checks that it is there. */
export function makeDataColumn(planned: PlannedColumn, { columns }: Report["data"]): DataColumn {
  const { title, unit: plannedUnit, evidence = true } = planned;
  const { datatype, unit } = units[plannedUnit];
  const name = nameColumn(planned);
  return { name, title, datatype, ...(unit && { unit }), description: columns[name] ?? "", evidence };
}

/** A cell without evidence; empty without a value. */
export function plainCell(value: string | number | null = null): DataCell {
  return { value, kind: null, sources: [] };
}

/** A cell that rests on the given evidence; empty without a value. */
export function valueCell(
  value: string | number | undefined,
  { kind, sources }: Evidence = studyInput,
): DataCell {
  return value === undefined ? plainCell() : { value, kind, sources };
}
