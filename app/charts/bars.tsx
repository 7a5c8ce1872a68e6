import { type Chart, columnCells, type Figure } from "../analysis/figure";
import { formatReadout } from "../analysis/format";
import type { Frame } from "./frame";
import { Strip, StripLabels } from "./strip";

const rowHeight = 64;
const stripTop = 28;
const stripHeight = 24;

/**
 * One bar per row, from zero. `width` is a fraction: the chart's `whole`, or else the longest value, spans the chart.
 * `top` and `height` are pixels.
 */
export function placeBars(figure: Figure, chart: Extract<Chart, { type: "bars" }>) {
  const values = columnCells(figure, chart.value).map(({ raw }) => Number(raw));
  const whole = chart.whole ?? Math.max(...values, Number.MIN_VALUE);
  const readouts = chart.print.map((name) =>
    columnCells(figure, name).map(({ text, raw }) => formatReadout(text, name, raw)),
  );
  const bars = columnCells(figure, chart.label).map(({ text }, row) => ({
    label: text,
    readout: readouts.map((texts) => texts[row]).join(" · "),
    column: chart.value,
    value: values[row] ?? 0,
    width: (values[row] ?? 0) / whole,
    color: chart.colors?.[row],
    top: row * rowHeight,
  }));
  return { bars, height: (bars.length - 1) * rowHeight + stripTop + stripHeight };
}

/** Bars with direct labels, on a track that shows the whole. */
export function Bars({ bars, frame }: { bars: ReturnType<typeof placeBars>["bars"]; frame: Frame }) {
  return bars.map(({ label, readout, column, value, width, color, top }) => {
    const box = { y: top + stripTop, height: stripHeight };
    return (
      <g key={label} data-label={label} data-column={column} data-value={value}>
        <StripLabels frame={frame} top={top} label={label} readout={readout} />
        <rect {...frame.paint("track")} width={frame.across(1)} {...box} rx={stripHeight / 2} />
        {width > 0 && <Strip frame={frame} width={width} {...box} color={color} />}
      </g>
    );
  });
}
