import type { Kind } from "../../content/kind";
import type { Edition } from "../edition";
import { makeRows, type TableColumn } from "../tables/record-table";
import type { DataCell, PlannedColumn } from "../tables/table-model";
import { plainText, resolveAll, type Text } from "../text";
import type { PriceTier } from "../tier";

/** A product as a small drawing. */
export interface Mark {
  shape: string;
  color: string;
}

/**
 * Products of one brand in the row of the group that they count with. `label` and `group` name a row of the table, `column` its
 * column. `joins`: listed under another brand than the group's.
 */
export interface ShareRun {
  label: string;
  group: string;
  column: string;
  value: number;
  marks: readonly Mark[];
  text?: string;
  joins: boolean;
}

/** A brand group: `total` is the number of all its products. */
export interface ShareRow {
  label: string;
  readout: string;
  total: { group: string; column: string; value: number };
  runs: readonly ShareRun[];
}

export type Chart =
  /** Numbers that must not be compared, each drawn as something else. */
  | { type: "numbers"; numbers: readonly ChartNumber[] }
  /** One bar for each brand group, with its products inside. */
  | { type: "shares"; rows: readonly ShareRow[] }
  /** An axis of prices: tiers as bands to scale above it, packs below it, the most expensive first. */
  | {
      type: "prices";
      /** Name the rows of the table. */
      groups: { tiers: string; packs: string };
      tiers: readonly ChartTier[];
      packs: readonly ChartPack[];
    }
  /** A sheet of perforated bandages: one row a product, one for each of its facts. */
  | { type: "sheet"; heads: readonly string[]; rows: readonly SheetRow[] };

export interface SheetRow {
  label: string;
  shape: string;
  cells: readonly SheetCell[];
}

/** Without a kind, nobody gives the value. `numbers`: of its sources, such as "[3]". */
export interface SheetCell {
  column: string;
  kind: Kind | undefined;
  text: string | undefined;
  numbers?: string;
}

/** `ends`: its lowest and highest price. */
export interface ChartTier extends Pick<PriceTier, "label" | "hex" | "ends"> {
  readout: string;
  marks: readonly Mark[];
}

/** A percentage of something, or a range of them; drawn as `part` of so many `parts`, or as a bar. */
export interface ChartNumber {
  label: string;
  readout: string;
  caption: readonly string[];
  drawn: "coins" | "strips" | "pieces" | "bar";
  low: number;
  high?: number | undefined;
  part: number;
  parts: number;
  /** Illustrative, so it is hatched. */
  isOpen: boolean;
}

/** A pack that somebody priced. `seen`: when and by whom. `isWeak`: on weak evidence. */
export interface ChartPack {
  label: string;
  price: number;
  readout: string;
  seen: string;
  isDecorated: boolean;
  isWeak: boolean;
}

/** What a figure's chart, table, downloads and words are made from. `rows` have one cell for each column. */
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
  method: Text;
  alt: Text;
  description: Text;
  notes: Text[];
  /** The versions that correct it, newest first. */
  corrections: readonly string[];
  columns: readonly PlannedColumn[];
  rows: readonly (readonly DataCell[])[];
  chart: Chart;
}

/** Joins a figure's words with its data. Throws without words, which is a bug: they are checked on reading. */
export function makeFigure(
  id: string,
  number: number,
  { report, resolver }: Edition,
  data: Pick<Figure, "columns" | "rows" | "chart">,
): Figure {
  const words = report.figures[id];
  if (!words) throw new Error(`figures.yaml has no entry "${id}"`);
  const corrections = report.changes.flatMap(({ version, type, figures }) =>
    type === "correction" && figures.includes(id) ? version : [],
  );
  return { id, number, ...resolveAll(words, resolver), corrections, ...data };
}

/** A figure before it is derived: all editions have the same columns. */
export interface FigurePlan {
  columns: readonly PlannedColumn[];
  derive: (edition: Edition) => Pick<Figure, "columns" | "rows" | "chart">;
}

/** Plans a figure with one row for each record. */
export function planFigure<Row>(
  derive: (edition: Edition) => { records: readonly Row[]; chart: Chart },
  columns: readonly TableColumn<Row>[],
): FigurePlan {
  return {
    columns,
    derive: (edition) => {
      const { records, chart } = derive(edition);
      return { columns, rows: makeRows(columns, records, edition), chart };
    },
  };
}

/** Whether a figure shows illustrative values. */
export function hasIllustrativeValues({ rows }: Pick<Figure, "rows">): boolean {
  return rows.flat().some(({ kind }) => kind === "illustrative");
}

/** How many of the first columns name the row: two if rows are grouped. */
export function countKeys({ chart }: Figure): number {
  return chart.type === "prices" || chart.type === "shares" ? 2 : 1;
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
