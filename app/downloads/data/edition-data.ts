import { plainText, resolveProse, type Text } from "../../analysis/text";
import { combineEvidence } from "../../analysis/value";
import type { Prose } from "../../content/prose";
import type { Edition } from "../../edition/edition";
import {
  type ColumnPlan,
  type DataCell,
  type DataTable,
  makeDataColumn,
  makeTable,
  plainCell,
} from "./table";

/** What tables are made of: an edition with its figures derived. */
export type EditionData = Pick<Edition, "report" | "products" | "shares" | "tiers" | "resolver" | "figures">;

/** A column of a table, and what one of its records has in it. */
export interface RecordColumn<Kept> extends ColumnPlan {
  cell(record: Kept, index: number): DataCell;
}

/** A table with a row a record, whose title and description are in content/data.yaml. Throws where they are missing. */
export function makeRecordTable<Kept>(
  name: string,
  { report }: EditionData,
  records: readonly Kept[],
  columns: readonly RecordColumn<Kept>[],
): DataTable {
  const words = report.data.tables[name];
  if (!words)
    throw new Error(
      `content/data.yaml describes no table "${name}"; every published table needs a title and a description`,
    );
  return makeTable({
    name,
    title: words.title,
    description: words.description,
    columns: columns.map((column) => makeDataColumn(column, report.data.columns)),
    rows: records.map((record, index) => columns.map(({ cell }) => cell(record, index))),
  });
}

/** Words of the editors as a cell. They rest on the values they name and the sources they cite; most name none. */
export function proseCell(prose: Prose | undefined, { resolver }: EditionData, self?: string): DataCell {
  if (!prose) return plainCell();
  const text = resolveProse(prose, resolver, self);
  const parts = proseEvidence(text, resolver);
  return {
    value: plainText(text),
    ...(parts.length > 0 ? combineEvidence(parts) : { kind: null, sources: [] }),
  };
}

/** A statement as a cell: of the kind that its editors gave it, with the sources of what it cites and names. */
export function statementCell(
  { text, kind }: { text: Prose; kind: NonNullable<DataCell["kind"]> },
  { resolver }: EditionData,
  self?: string,
): DataCell {
  const resolved = resolveProse(text, resolver, self);
  return {
    value: plainText(resolved),
    kind,
    sources: combineEvidence(proseEvidence(resolved, resolver)).sources,
  };
}

function proseEvidence(text: Text, { values }: EditionData["resolver"]) {
  return text.nodes.flatMap((node) => {
    if (node.type === "cite") return { kind: "public" as const, sources: node.notes.map(({ id }) => id) };
    return node.type === "value" ? (values.get(node.name) ?? []) : [];
  });
}
