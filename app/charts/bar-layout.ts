import { columnCells, type Figure } from "../analysis/figure";
import { formatReadout } from "../analysis/format";

/** Lengths are pixels; `fraction` is the part of the chart's width, from 0 to 1. */
export interface PlacedBar {
  label: string;
  /** What stands beside the strip. */
  readout: string;
  value: number;
  fraction: number;
  color?: string;
  labelY: number;
  stripY: number;
}

export interface PlacedBars {
  /** The column that is drawn. */
  column: string;
  bars: PlacedBar[];
  stripHeight: number;
  height: number;
}

const rowHeight = 64;
const labelBaseline = 18;
const stripTop = 28;
const stripHeight = 24;

/** One strip for each row, zero-based: the longest value, or the chart's natural whole, spans the width. */
export function placeBars(figure: Figure): PlacedBars {
  const { chart } = figure;
  if (chart.type !== "bars") throw new Error(`figure ${figure.id} is not drawn as bars`);
  const labels = columnCells(figure, chart.label);
  const values = columnCells(figure, chart.value).map(({ raw }) => Number(raw));
  const printed = chart.print.map((name) => columnCells(figure, name));
  const whole = chart.whole ?? Math.max(...values, Number.MIN_VALUE);
  const bars = labels.map((label, index): PlacedBar => {
    const value = values[index] ?? 0;
    const color = chart.colors?.[index];
    const parts = printed.flatMap((cells, column) => {
      const cell = cells[index];
      return cell ? [formatReadout(cell.text, chart.print[column] ?? "", cell.raw)] : [];
    });
    return {
      label: label.text,
      readout: parts.join(" · "),
      value,
      fraction: whole === 0 ? 0 : value / whole,
      ...(color && { color }),
      labelY: index * rowHeight + labelBaseline,
      stripY: index * rowHeight + stripTop,
    };
  });
  return {
    column: chart.value,
    bars,
    stripHeight,
    height: bars.length * rowHeight - (rowHeight - stripTop - stripHeight),
  };
}
