import { type Evidence, type Kind, studyInput } from "../../content/kind";
import type { ReportBasis } from "../../content/report-files";
import { namePiece, nameUnits } from "../format";
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
/** `fact`: numbers or texts, as the edition has them. */
export type PlannedUnit = Unit | "number" | "fact" | "date" | "address";

type Units = Record<PlannedUnit, { datatype: Datatype; unit?: string; suffix?: string }>;

function listUnits(publication: ReportBasis["publication"]): Units {
  const { pieces, money, rating } = nameUnits(publication);
  return {
    count: { datatype: "integer", unit: "entries", suffix: "_count" },
    pieces: { datatype: "integer", ...pieces },
    number: { datatype: "integer" },
    percent: { datatype: "decimal", unit: "percent", suffix: "_percent" },
    money: { datatype: "decimal", ...money },
    rating: { datatype: "decimal", ...rating },
    text: { datatype: "string" },
    fact: { datatype: "string" },
    date: { datatype: "date" },
    address: { datatype: "anyURI" },
  };
}

/** The published name of a column: pricePerPiece in money becomes price_per_bandage_usd. */
export function nameColumn(name: string, unit: PlannedUnit, publication: ReportBasis["publication"]): string {
  const header = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return namePiece(header, publication.piece, "_") + (listUnits(publication)[unit].suffix ?? "");
}

/** A column with its published name and its description from content/data.yaml; `checkTables` finds what is missing there. */
export function makeDataColumn(
  { name, title, unit: planned, evidence = true }: PlannedColumn,
  { publication, data }: Pick<ReportBasis, "publication" | "data">,
): DataColumn {
  const { datatype, unit } = listUnits(publication)[planned];
  const header = nameColumn(name, planned, publication);
  const description = data.columns[header] ?? "";
  return { name: header, title, datatype, ...(unit && { unit }), description, evidence };
}

/** Checks that each row has one cell for each column. */
export function checkRows(table: DataTable): DataTable {
  const uneven = table.rows.findIndex((row) => row.length !== table.columns.length);
  if (uneven >= 0)
    throw new Error(`table ${table.name}: row ${uneven + 1} needs exactly one cell for each column`);
  return table;
}

/** A cell without evidence; empty without a value. */
export function plainCell(value: string | number | null = null): DataCell {
  return { value, kind: null, sources: [] };
}

/** A cell that rests on the given evidence; empty without a value. */
export function statedCell(
  value: string | number | undefined,
  { kind, sources }: Evidence = studyInput,
): DataCell {
  return value === undefined ? plainCell() : { value, kind, sources };
}
