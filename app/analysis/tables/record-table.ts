import type { Kind } from "../../content/kind";
import type { Prose } from "../../content/prose";
import type { Edition } from "../edition";
import { plainText, resolveProse } from "../text";
import type { Unit } from "../value";
import { type DataCell, type DataTable, makeDataColumn, type PlannedColumn, plainCell } from "./table-model";

export interface TableColumn<Row> extends PlannedColumn {
  cell: (record: Row, edition: Edition, index: number) => DataCell;
}

/** Plans a column of values, each with its kind and sources. */
export function column<Row>(
  name: string,
  title: string,
  unit: Unit,
  cell: TableColumn<Row>["cell"],
): TableColumn<Row> {
  return { name, title, unit, cell };
}

/** Plans a column of ids, ranks or labels, which have no kind and no sources. */
export function labelColumn<Row>(
  name: string,
  title: string,
  unit: Unit,
  value: (record: Row, index: number) => string | number | undefined,
): TableColumn<Row> {
  return { name, title, unit, evidence: false, cell: (record, _, index) => plainCell(value(record, index)) };
}

/** A published table before it is derived: all editions have the same columns. */
export interface TablePlan {
  name: string;
  columns: readonly PlannedColumn[];
  derive: (edition: Edition) => DataTable;
}

/** Plans a table with one row for each record. Its words are in content/data.yaml. */
export function planTable<Row>(
  name: string,
  list: (edition: Edition) => readonly Row[],
  columns: readonly TableColumn<Row>[],
): TablePlan {
  return {
    name,
    columns,
    derive: (edition) => {
      const { data } = edition.report;
      const { title = "", description = "" } = data.tables[name] ?? {};
      return {
        name,
        title,
        description,
        columns: columns.map((planned) => makeDataColumn(planned, data)),
        rows: makeRows(columns, list(edition), edition),
      };
    },
  };
}

/** One row for each record. */
export function makeRows<Row>(
  columns: readonly TableColumn<Row>[],
  records: readonly Row[],
  edition: Edition,
) {
  return records.map((record, index) => columns.map(({ cell }) => cell(record, edition, index)));
}

/** Prose as a cell, with the sources of its citations and of the values that it names. `self`: see `resolveProse`. */
export function proseCell(
  prose: Prose | undefined,
  { resolver }: Edition,
  self?: string,
  kind: Kind = "editorial",
): DataCell {
  if (!prose) return plainCell();
  const text = resolveProse(prose, resolver, self);
  const sources = text.nodes.flatMap((node) => {
    if (node.type === "cite") return node.notes.map(({ id }) => id);
    return node.type === "value" ? (resolver.values.get(node.name)?.sources ?? []) : [];
  });
  return { value: plainText(text), kind, sources: [...new Set(sources)] };
}

/** A statement as a cell, with its own kind. */
export function statementCell({ text, kind }: { text: Prose; kind: Kind }, edition: Edition, self?: string) {
  return proseCell(text, edition, self, kind);
}
