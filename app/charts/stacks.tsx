import { type Chart, columnCells, type Figure } from "../analysis/figure";
import type { Frame } from "./frame";
import { Strip, StripLabels } from "./strip";

const rowHeight = 56;
const stripTop = 26;
const stripHeight = 18;

/** Hues that also differ in lightness, for readers who cannot tell the hues apart. */
const pieceColors: Record<string, string> = { input: "#7a4a2b", public: "#b8304a", illustrative: "#e3a878" };

/**
 * One strip per row with a piece per column. `start` and `width` are fractions: the row with the highest sum spans the chart.
 * `top` and `height` are pixels.
 */
export function placeStacks(figure: Figure, chart: Extract<Chart, { type: "stack" }>) {
  const rows = figure.rows.map((_, row) =>
    chart.values.map((column) => ({ column, value: Number(columnCells(figure, column)[row]?.raw) })),
  );
  const whole = Math.max(...rows.map((pieces) => pieces.reduce((sum, { value }) => sum + value, 0)), 1);
  const stacks = columnCells(figure, chart.label).map(({ text }, row) => {
    let start = 0;
    const pieces = (rows[row] ?? []).flatMap(({ column, value }) => {
      const piece = { column, value, start, width: value / whole };
      start += piece.width;
      return value > 0 ? [piece] : [];
    });
    const readout = pieces.map(({ column, value }) => `${value} ${column}`).join(" · ");
    return { label: text, readout, pieces, top: row * rowHeight };
  });
  return { stacks, height: (stacks.length - 1) * rowHeight + stripTop + stripHeight };
}

/** Stacked strips with direct labels. */
export function Stacks({
  stacks,
  frame,
}: {
  stacks: ReturnType<typeof placeStacks>["stacks"];
  frame: Frame;
}) {
  return stacks.map(({ label, readout, pieces, top }) => (
    <g key={label} data-label={label}>
      <StripLabels frame={frame} top={top} label={label} readout={readout} />
      {pieces.map(({ column, value, start, width }) => (
        <g key={column} data-column={column} data-value={value}>
          <Strip
            frame={frame}
            start={start}
            width={width}
            y={top + stripTop}
            height={stripHeight}
            color={pieceColors[column]}
          />
        </g>
      ))}
    </g>
  ));
}
