import type { Evidence } from "../content/kind";
import type { ReportBasis } from "../content/report-files";
import type { Formats } from "./format";
import { plainText, type Resolver, resolveAll, type Text } from "./text";
import type { PriceTier } from "./tier";
import { formatValue, makeValue, type Unit, type Value } from "./value";

/** A column of a figure's table and downloads. `unit` says what its numbers count or measure. */
export interface FigureColumn {
  name: string;
  title: string;
  unit: Unit;
  type: "text" | "number";
}

/** One value of a figure, for the chart, the table and the downloads. `text` is the formatted value. */
export interface Cell extends Value {
  text: string;
}

/** How a figure is drawn. Columns are given by name; every axis starts at zero. */
export type Chart =
  /**
   * One bar per row. `whole`: the value of a full-width bar, if there is a natural maximum. `print`: the columns
   * printed beside the bar. `colors`: one hex color per row. `panels`: the column whose values split the bars into
   * panels, each under its value as heading.
   */
  | {
      type: "bars";
      label: string;
      value: string;
      print: readonly string[];
      whole?: number;
      colors?: readonly string[];
      panels?: string;
    }
  /** One stacked bar per row, with a segment for each column in `values`. */
  | { type: "stack"; label: string; values: readonly string[] }
  /**
   * A grid with one cell per row of the table: `row` and `column` name the columns that place it, `value` its number.
   * `headings`: the columns of the grid in order. `drawings`: the products of each cell.
   */
  | {
      type: "matrix";
      row: string;
      column: string;
      value: string;
      headings: readonly { label: string; note: string }[];
      drawings: readonly (readonly { shape: string; color: string }[])[];
    }
  /** One lane per price tier, with a dot for each product. */
  | { type: "lanes"; tiers: readonly PriceTier[] };

/** The one source of a figure's chart, table, downloads and words. `rows` have one cell per column. */
export interface Figure {
  id: string;
  /** States the finding. */
  title: Text;
  /** One line on what it shows. */
  summary: Text;
  /** What a share is a share of. */
  base: Text;
  /** Method or formula. */
  method: Text;
  /** Short text alternative to the chart. */
  alt: Text;
  /** The whole figure in words. */
  description: Text;
  notes: Text[];
  /** The versions that correct it, as content/changes.yaml describes; newest first. */
  corrections: readonly string[];
  columns: readonly FigureColumn[];
  rows: readonly (readonly Cell[])[];
  chart: Chart;
}

/** Joins a figure's words, from content/figures.yaml, with its data. Throws if words are missing: a bug, as reading checks them. */
export function makeFigure(
  id: string,
  report: ReportBasis,
  resolver: Resolver,
  data: Pick<Figure, "columns" | "rows" | "chart">,
): Figure {
  const words = report.figures[id];
  if (!words) throw new Error(`figures.yaml has no entry "${id}"`);
  const corrections = report.changes.flatMap(({ version, kind, figures }) =>
    kind === "correction" && figures.includes(id) ? version : [],
  );
  return { id, ...resolveAll(words, resolver), corrections, ...data };
}

/** A chart of bars; see `Chart`. */
export function bars(
  label: string,
  value: string,
  print: readonly string[],
  options: { whole?: number; colors?: readonly string[]; panels?: string },
): Figure["chart"] {
  return { type: "bars", label, value, print, ...options };
}

/** A column and what it takes from each row of the data. Without `evidence`, its values are study inputs. */
export type ColumnPlan<Row> = [
  name: string,
  title: string,
  unit: Unit,
  raw: (row: Row) => number | string,
  evidence?: (row: Row) => Evidence,
];

/** The columns and cells of a figure: one row per record. */
export function makeTable<Row>(
  formats: Formats,
  records: readonly Row[],
  plans: readonly ColumnPlan<Row>[],
): { columns: FigureColumn[]; rows: Cell[][] } {
  return {
    columns: plans.map(([name, title, unit]) => makeColumn(name, title, unit)),
    rows: records.map((record) =>
      plans.map(([, , unit, raw, evidence]) => makeCell(formats, raw(record), unit, evidence?.(record))),
    ),
  };
}

/** A value and its formatted text; further parameters as for `makeValue`. */
export function makeCell(formats: Formats, ...parameters: Parameters<typeof makeValue>): Cell {
  const value = makeValue(...parameters);
  return { ...value, text: formatValue(value, formats) };
}

export function makeColumn(name: string, title: string, unit: Unit): FigureColumn {
  return { name, title, unit, type: unit === "text" ? "text" : "number" };
}

/** The cells of one column, first row first. Throws if the figure has no such column. */
export function columnCells({ id, columns, rows }: Figure, name: string): Cell[] {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) throw new Error(`figure ${id} has no column "${name}"`);
  return rows.flatMap((row) => row[index] ?? []);
}

/** Whether a figure rests on illustrative values. */
export function isIllustrative({ rows }: Pick<Figure, "rows">): boolean {
  return rows.flat().some(({ kind }) => kind === "illustrative");
}

/** The number of key columns, which come first: two where rows are pairs. */
export function countKeys({ chart }: Figure): number {
  return chart.type === "matrix" || (chart.type === "bars" && chart.panels !== undefined) ? 2 : 1;
}

/** A figure's words as plain text, for files and text alternatives. */
export function figureWords({ title, base, method, alt, description }: Figure) {
  return {
    title: plainText(title),
    base: plainText(base),
    method: plainText(method),
    alt: plainText(alt),
    description: plainText(description),
  };
}
