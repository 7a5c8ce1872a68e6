import type { Kind } from "../../content/kind";
import type { Prose } from "../../content/prose";
import type { ReportBasis } from "../../content/report-files";
import type { Figure } from "../figure";
import type { Product } from "../product";
import type { BrandShare } from "../share";
import type { Resolver } from "../text";
import { plainText, resolveProse } from "../text";
import type { PriceTier } from "../tier";
import {
  checkRows,
  type DataCell,
  type DataTable,
  makeDataColumn,
  type PlannedColumn,
  type PlannedUnit,
  plainCell,
} from "./table";

/** The parts of an edition that tables are derived from. */
export interface EditionData {
  report: ReportBasis;
  products: Product[];
  shares: BrandShare[];
  tiers: PriceTier[];
  resolver: Resolver;
  figures(): Record<string, Figure>;
}

/** A column and its cell for each record. */
export interface RecordColumn<Kept> extends PlannedColumn {
  cell(record: Kept, index: number): DataCell;
}

/** A column of values, each with its kind and sources. */
export function column<Kept>(
  name: string,
  title: string,
  unit: PlannedUnit,
  cell: RecordColumn<Kept>["cell"],
): RecordColumn<Kept> {
  return { name, title, unit, cell };
}

/** A column of ids, positions or labels, which need no kind and no sources. */
export function labelColumn<Kept>(
  name: string,
  title: string,
  unit: PlannedUnit,
  value: (record: Kept, index: number) => string | number | undefined,
): RecordColumn<Kept> {
  return { name, title, unit, evidence: false, cell: (record, index) => plainCell(value(record, index)) };
}

/** A table with one row for each record. `checkTables` finds what is missing in content/data.yaml. */
export function makeRecordTable<Kept>(
  name: string,
  { report }: EditionData,
  records: readonly Kept[],
  columns: readonly RecordColumn<Kept>[],
): DataTable {
  const { title = "", description = "" } = report.data.tables[name] ?? {};
  return checkRows({
    name,
    title,
    description,
    columns: columns.map((planned) => makeDataColumn(planned, report)),
    rows: records.map((record, index) => columns.map(({ cell }) => cell(record, index))),
  });
}

/**
 * Prose as a cell, with the sources that it cites and those of the values that it names.
 *
 * @param self the prefix of names that mean the product itself
 * @param kind the kind that content/ gives the text; other words are the editors' own
 */
export function proseCell(
  prose: Prose | undefined,
  { resolver }: EditionData,
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
export function statementCell({ text, kind }: { text: Prose; kind: Kind }, data: EditionData, self?: string) {
  return proseCell(text, data, self, kind);
}
