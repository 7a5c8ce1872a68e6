import type { Evidence } from "../../content/kind";
import type { Edition } from "../edition";
import { plainText, resolveAll, type Text } from "../text";
import type { PriceTier } from "../tier";
import { formatValue, makeValue, type Unit, type Value } from "../value";

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

/** A product or a value as a small drawing. `isOpen`: illustrative, so drawn as an outline with a hatch. */
export interface Mark {
  shape: string;
  color: string;
  isOpen: boolean;
}

/**
 * Marks that stand for one number of the figure's table: `label` and `group` are the keys of its row, `column` the number's
 * column. `text` is drawn below the marks. `joins`: listed elsewhere, so bracketed with the marks before it.
 */
export interface MarkRun {
  label?: string;
  group?: string;
  column: string;
  value: number;
  marks: readonly Mark[];
  text?: string;
  joins?: boolean;
}

/**
 * A row of marks under its label and readout, above the lines of its caption; `total` is the number that both runs add up to,
 * where the table has one.
 */
export interface MarkRow {
  label: string;
  readout: string;
  caption?: readonly string[];
  total?: { group: string; column: string; value: number };
  runs: readonly MarkRun[];
}

/** How a figure is drawn. */
export type Chart =
  /**
   * One mark for each product, value or percent, each at most `size` pixels high, `perLine` beside each other. `of`: a row
   * shows so many places, and marks fill the first of them.
   */
  | {
      type: "marks";
      rows: readonly MarkRow[];
      size: number;
      perLine: number;
      of?: number;
    }
  /** Price tiers as bands to scale, with their products inside. */
  | { type: "tiers"; tiers: readonly ChartTier[] };

/** A price tier as a chart shows it; `ends` are its lowest and highest price. */
export interface ChartTier extends Pick<PriceTier, "label" | "hex" | "ends"> {
  readout: string;
  marks: readonly Mark[];
}

/** The one source of a figure's chart, table, downloads and words. `rows` have one cell per column. */
export interface Figure {
  id: string;
  /** The same online, in print and in citations. */
  number: number;
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
  number: number,
  { report, resolver }: Edition,
  data: Pick<Figure, "columns" | "rows" | "chart">,
): Figure {
  const words = report.figures[id];
  if (!words) throw new Error(`figures.yaml has no entry "${id}"`);
  const corrections = report.changes.flatMap(({ version, kind, figures }) =>
    kind === "correction" && figures.includes(id) ? version : [],
  );
  return { id, number, ...resolveAll(words, resolver), corrections, ...data };
}

/** A column and what it takes from each record. Without `evidence`, its values are study inputs. */
export type ColumnPlan<Kept> = [
  name: string,
  title: string,
  unit: Unit,
  raw: (record: Kept) => number | string,
  evidence?: (record: Kept) => Evidence,
];

/** A figure before it is derived. Its columns are the same in every edition. */
export interface FigurePlan {
  columns: readonly FigureColumn[];
  derive: (edition: Edition) => Pick<Figure, "columns" | "rows" | "chart">;
}

/**
 * Plans a figure with one row for each record.
 *
 * @param derive its records and chart; `titles`: what the edition calls some columns
 */
export function planFigure<Kept>(
  derive: (edition: Edition) => {
    records: readonly Kept[];
    chart: Chart;
    titles?: Readonly<Record<string, string>>;
  },
  plans: readonly ColumnPlan<Kept>[],
): FigurePlan {
  const columns = plans.map(([name, title, unit]) => makeColumn(name, title, unit));
  return {
    columns,
    derive: (edition) => {
      const { records, chart, titles = {} } = derive(edition);
      return {
        columns: columns.map((column) => ({ ...column, title: titles[column.name] ?? column.title })),
        rows: records.map((record) =>
          plans.map(([, , unit, raw, evidence]) => makeCell(raw(record), unit, evidence?.(record))),
        ),
        chart,
      };
    },
  };
}

/** A value and its formatted text; parameters as for `makeValue`. */
export function makeCell(...parameters: Parameters<typeof makeValue>): Cell {
  const value = makeValue(...parameters);
  return { ...value, text: formatValue(value) };
}

export function makeColumn(name: string, title: string, unit: Unit): FigureColumn {
  return { name, title, unit, type: unit === "text" ? "text" : "number" };
}

/** Whether a figure rests on illustrative values. */
export function hasIllustrativeValues({ rows }: Pick<Figure, "rows">): boolean {
  return rows.flat().some(({ kind }) => kind === "illustrative");
}

/** The number of key columns, which come first: two where rows are pairs. */
export function countKeys({ chart }: Figure): number {
  return chart.type === "marks" && chart.rows.some(({ total }) => total) ? 2 : 1;
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
