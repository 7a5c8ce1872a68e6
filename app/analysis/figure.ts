import type { Report } from "../content/report-files";
import { plainText, type Resolver, resolveAll, type Text } from "./text";
import type { PriceTier } from "./tier";
import { formatValue, makeValue, type Unit, type Value } from "./value";

/** A column of a figure's table, and of its downloads. `unit` says what its numbers count or measure. */
export interface Column {
  name: string;
  title: string;
  unit: Unit;
  type: "text" | "number";
}

/** One value of a figure: what is plotted, what the table shows, what a download holds. */
export interface Cell extends Value {
  /** What a reader sees. */
  text: string;
}

/** How a figure is drawn; columns by name. Every chart begins at zero. */
export type Chart =
  /**
   * A strip for each row. `whole`: the value at which a strip spans the chart, if there is such a natural end.
   * `print`: the columns whose values stand beside the strip; `colors`: one for each row, as hex.
   */
  | {
      type: "bars";
      label: string;
      value: string;
      print: readonly string[];
      whole?: number;
      colors?: readonly string[];
    }
  /** A strip for each row, made of one piece for each of the columns. */
  | { type: "stack"; label: string; values: readonly string[] }
  /** A lane for each price tier with a dot for each product. */
  | { type: "lanes"; tiers: readonly PriceTier[] };

/** A mark that a figure bears since a version; content/changes.yaml says what changed. */
export interface FigureChange {
  version: string;
  kind: "revision" | "correction";
}

/**
 * One figure is one record: chart, table, downloads and words come from here and from nowhere else.
 * `rows` hold one cell for each column. `base` says what a share is a share of.
 */
export interface Figure {
  id: string;
  /** States the finding. */
  title: Text;
  base: Text;
  /** Method or formula. */
  method: Text;
  /** Short, for whoever does not see the chart. */
  alt: Text;
  /** The whole figure in words. */
  description: Text;
  notes: Text[];
  /** The versions of the report that revised or corrected it, newest first. */
  changes: readonly FigureChange[];
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  chart: Chart;
}

/** Joins a figure's words, from content/figures.yaml, with its columns and rows. Throws where a part is missing. */
export function makeFigure(
  id: string,
  report: Report,
  resolver: Resolver,
  data: Pick<Figure, "columns" | "rows" | "chart">,
): Figure {
  const words = report.figures[id];
  if (!words) {
    throw new Error(
      `content/figures.yaml has no entry "${id}"; every figure needs its title, base, method, alt and description`,
    );
  }
  const { title, base, method, alt, description, notes } = resolveAll(words, resolver);
  const uneven = data.rows.find((row) => row.length !== data.columns.length);
  if (uneven || data.rows.length === 0)
    throw new Error(`figure ${id}: a row without a cell for every column`);
  return { id, title, base, method, alt, description, notes, changes: listChanges(id, report), ...data };
}

function listChanges(id: string, { changes }: Report): FigureChange[] {
  return changes.flatMap(({ version, kind, figures }) =>
    kind !== "release" && figures.includes(id) ? [{ version, kind }] : [],
  );
}

/** A cell that rests on the given evidence; on the brief alone if none is given. */
export function makeCell(...value: Parameters<typeof makeValue>): Cell {
  const made = makeValue(...value);
  return { ...made, text: formatValue(made) };
}

/** The cells of one column, from the first row to the last. Throws if the figure has no such column. */
export function columnCells(
  { id, columns, rows }: Pick<Figure, "id" | "columns" | "rows">,
  name: string,
): Cell[] {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) throw new Error(`figure ${id} has no column "${name}"`);
  return rows.flatMap((row) => row[index] ?? []);
}

/** A column; its type follows from its unit. */
export function makeColumn(name: string, title: string, unit: Unit): Column {
  return { name, title, unit, type: unit === "text" ? "text" : "number" };
}

/** The words of a figure as one line each, for files and for whoever does not see the chart. */
export function figureWords({ title, base, method, alt, description }: Figure) {
  return {
    title: plainText(title),
    base: plainText(base),
    method: plainText(method),
    alt: plainText(alt),
    description: plainText(description),
  };
}
