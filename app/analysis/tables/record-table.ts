import type { Kind } from "../../content/kind";
import type { Prose } from "../../content/prose";
import type { Edition } from "../edition";
import { plainText, resolveProse } from "../text";
import type { Unit } from "../value";
import { type DataCell, type DataTable, makeDataColumn, type PlannedColumn, plainCell } from "./table-model";

/** A column and its cell for each record. */
export interface TableColumn<Row> extends PlannedColumn {
  cell: (record: Row, edition: Edition, index: number) => DataCell;
}

/** A column of values, each with its kind and sources. */
export function column<Row>(
  name: string,
  title: string,
  unit: Unit,
  cell: TableColumn<Row>["cell"],
): TableColumn<Row> {
  return { name, title, unit, cell };
}

/** A column of ids, positions or labels, which need no kind and no sources. */
export function labelColumn<Row>(
  name: string,
  title: string,
  unit: Unit,
  value: (record: Row, index: number) => string | number | undefined,
): TableColumn<Row> {
  return { name, title, unit, evidence: false, cell: (record, _, index) => plainCell(value(record, index)) };
}

/** A published table before it is derived. Its columns are the same in every edition. */
export interface TablePlan {
  name: string;
  columns: readonly PlannedColumn[];
  derive: (edition: Edition) => DataTable;
}

/** Plans a table with one row for each record. Its words come from content/data.yaml; reading checks that they are there. */
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

/**
 * Prose as a cell, with the sources that it cites and those of the values that it names.
 *
 * @param self the prefix of names that mean the product itself
 * @param kind the kind that content/ gives the text; other words are the editors' own
 */
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

/** A statement as a cell, of the kind that content/ gives it. */
export function statementCell({ text, kind }: { text: Prose; kind: Kind }, edition: Edition, self?: string) {
  return proseCell(text, edition, self, kind);
}
