import type { DataCell, DataColumn, DataTable } from "./table-model";

const separator = ";";

/** The columns of a file: `price_usd` → `price_usd`, `price_usd_kind`, `price_usd_sources`. */
export function flattenColumns({ columns }: Pick<DataTable, "columns">): DataColumn[] {
  return columns.flatMap((column) => (column.evidence ? [column, ...evidenceColumns(column)] : [column]));
}

/** Cells in the order of `flattenColumns`. */
export function flattenRow({ columns }: DataTable, row: readonly DataCell[]): (string | number | null)[] {
  return row.flatMap(({ value, kind, sources }, index) =>
    columns[index]?.evidence ? [value, kind, sources.join(separator)] : [value],
  );
}

function evidenceColumns({ name, title }: DataColumn): DataColumn[] {
  const common = { datatype: "string", evidence: false } as const;
  const kind = `Kind of ${name}: input, public, illustrative or editorial; empty where ${name} is empty or states no value.`;
  const sources = `Ids of the sources that ${name} rests on, as in sources.csv, joined by "${separator}"; empty where it rests on none.`;
  return [
    { ...common, name: `${name}_kind`, title: `${title}, kind`, description: kind },
    { ...common, name: `${name}_sources`, title: `${title}, sources`, description: sources },
  ];
}
