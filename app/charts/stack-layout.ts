import { columnCells, type Figure } from "../analysis/figure";

export interface PlacedPiece {
  column: string;
  title: string;
  value: number;
  start: number;
  width: number;
}

export interface PlacedStack {
  label: string;
  readout: string;
  labelY: number;
  stripY: number;
  pieces: PlacedPiece[];
}

export interface PlacedStacks {
  stacks: PlacedStack[];
  stripHeight: number;
  height: number;
}

const rowHeight = 56;
const labelBaseline = 18;
const stripTop = 26;
const stripHeight = 18;

/** One strip for each row, cut into one piece for each column; the row with the highest sum spans the width. */
export function placeStacks(figure: Figure): PlacedStacks {
  const { chart } = figure;
  if (chart.type !== "stack") throw new Error(`figure ${figure.id} is not drawn as stacks`);
  const columns = chart.values.map((name) => ({
    name,
    title: figure.columns.find((column) => column.name === name)?.title ?? name,
    values: columnCells(figure, name).map(({ raw }) => Number(raw)),
  }));
  const sums = figure.rows.map((_, row) => columns.reduce((sum, { values }) => sum + (values[row] ?? 0), 0));
  const whole = Math.max(...sums, 1);
  const stacks = columnCells(figure, chart.label).map(({ text }, row): PlacedStack => {
    let start = 0;
    const pieces = columns.flatMap(({ name, title, values }) => {
      const value = values[row] ?? 0;
      const piece = { column: name, title, value, start, width: value / whole };
      start += piece.width;
      return value > 0 ? [piece] : [];
    });
    return {
      label: text,
      readout: pieces.map(({ column, value }) => `${value} ${column}`).join(" · "),
      labelY: row * rowHeight + labelBaseline,
      stripY: row * rowHeight + stripTop,
      pieces,
    };
  });
  return {
    stacks,
    stripHeight,
    height: stacks.length * rowHeight - (rowHeight - stripTop - stripHeight),
  };
}
