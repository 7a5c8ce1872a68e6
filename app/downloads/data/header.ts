import type { DataCell, DataColumn, DataTable } from "./table";

/** A column as it stands in a CSV file: the table's own ones, each followed by those of its evidence. */
export interface FlatColumn extends DataColumn {
  /** What stands in the column: the value, its kind, or the ids of its sources. */
  part: "value" | "kind" | "sources";
}

/** Between the ids in a cell of sources; CSV on the Web knows it as the column's separator. */
export const sourceSeparator = ";";

/** `price_usd` → `price_usd`, `price_usd_kind`, `price_usd_sources`. */
export function flattenColumns({ columns }: DataTable): FlatColumn[] {
  return columns.flatMap((column): FlatColumn[] => {
    const value = { ...column, part: "value" as const };
    return column.evidence
      ? [value, evidenceColumn(column, "kind"), evidenceColumn(column, "sources")]
      : [value];
  });
}

/** The cells of a row in the order of `flattenColumns`. */
export function flattenRow({ columns }: DataTable, row: readonly DataCell[]): (string | number | null)[] {
  return columns.flatMap(({ evidence }, index) => {
    const { value = null, kind = null, sources = [] } = row[index] ?? {};
    return evidence ? [value, kind, sources.join(sourceSeparator)] : [value];
  });
}

function evidenceColumn({ name, title }: DataColumn, part: "kind" | "sources"): FlatColumn {
  const description =
    part === "kind"
      ? `Kind of ${name}: brief, public or illustrative; empty where ${name} is empty or states no value.`
      : `Ids of the sources that ${name} rests on, as in sources.csv, joined by "${sourceSeparator}"; empty where it rests on none.`;
  return {
    name: `${name}_${part}`,
    title: `${title}, ${part}`,
    datatype: "string",
    description,
    evidence: false,
    part,
  };
}
