import { type Evidence, fromList, type Kind } from "../../content/kind";
import type { Report } from "../../content/report-files";
import { formatValue, type Unit } from "../value";

export type Datatype = "string" | "integer" | "decimal" | "date" | "anyURI";

/** Its name is the CSV header. A name carries the unit and means the same in every table. */
export interface DataColumn {
  name: string;
  title: string;
  datatype: Datatype;
  /** In words, for example "US dollars"; numbers have one. */
  unit?: string;
  description: string;
  evidence: boolean;
}

/** `value` is null if there is none; so is `kind`, also if a text states no value. */
export interface DataCell {
  value: string | number | null;
  kind: Kind | null;
  sources: readonly string[];
}

/** A published table, before it becomes CSV or JSON. */
export interface DataTable {
  name: string;
  title: string;
  description: string;
  /** Only tables of figures have it. */
  figure?: { base: string; method: string; alt: string; notes: string[] };
  columns: DataColumn[];
  rows: readonly (readonly DataCell[])[];
}

/** A column without its description, which is in content/data.yaml. */
export interface PlannedColumn {
  name: string;
  title: string;
  unit: Unit;
  evidence?: boolean;
}

const units: Record<Unit, { datatype: Datatype; unit?: string; suffix?: string }> = {
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

/** "US dollars" for money; undefined for a text. */
export function nameUnit(unit: Unit): string | undefined {
  return units[unit].unit;
}

/** The published name of a column: priceRangeMin in money becomes price_range_min_usd. */
export function nameColumn({ name, unit }: Pick<PlannedColumn, "name" | "unit">): string {
  const header = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return header + (units[unit].suffix ?? "");
}

/** Adds the published name and the description. A column without values may have no words: its title describes it. */
export function makeDataColumn(planned: PlannedColumn, { columns }: Report["data"]): DataColumn {
  const { title, unit: plannedUnit, evidence = true } = planned;
  const { datatype, unit } = units[plannedUnit];
  const name = nameColumn(planned);
  return { name, title, datatype, ...(unit && { unit }), description: columns[name] ?? title, evidence };
}

/** A cell without kind and sources; empty without a value. */
export function plainCell(value: string | number | null = null): DataCell {
  return { value, kind: null, sources: [] };
}

/** A cell with kind and sources; empty without a value. */
export function valueCell(
  value: string | number | undefined,
  { kind, sources }: Evidence = fromList,
): DataCell {
  return value === undefined ? plainCell() : { value, kind, sources };
}

/** A cell as readers see it; "" without a value. */
export function formatCell({ value }: DataCell, unit: Unit): string {
  return value === null ? "" : formatValue({ raw: value, unit });
}
