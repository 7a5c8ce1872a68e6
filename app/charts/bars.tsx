import { type Chart, columnCells, type Figure } from "../analysis/figure";
import { formatReadout } from "../analysis/format";
import type { Frame } from "./frame";
import { Strip, StripLabels } from "./strip";

type BarChart = Extract<Chart, { type: "bars" }>;

const rowHeight = 64;
const stripTop = 28;
const stripHeight = 24;
const headingHeight = 36;

/** All bars of a chart, or those with one value in its column `panels`, which is the heading. `height` in pixels. */
interface BarPanel {
  heading: string | undefined;
  bars: (ReturnType<typeof placeBars>[number] & { top: number })[];
  height: number;
}

/** Splits a chart by its column `panels`, in the order of the rows. */
export function placePanels(figure: Figure, chart: BarChart): BarPanel[] {
  const headings = chart.panels && columnCells(figure, chart.panels).map(({ text }) => text);
  const bars = placeBars(figure, chart);
  return [...new Set<string | undefined>(headings ?? [undefined])].map((heading) => {
    const start = heading === undefined ? 0 : headingHeight;
    const own = bars
      .filter((_, row) => headings?.[row] === heading)
      .map((bar, row) => ({ ...bar, top: start + row * rowHeight }));
    return { heading, bars: own, height: start + (own.length - 1) * rowHeight + stripTop + stripHeight };
  });
}

/** One bar per row, from zero. `width` is a fraction: the chart's `whole`, or else the longest value, spans the chart. */
export function placeBars(figure: Figure, chart: BarChart) {
  const values = columnCells(figure, chart.value).map(({ raw }) => Number(raw));
  const whole = chart.whole ?? Math.max(...values, Number.MIN_VALUE);
  const readouts = chart.print.map((name) =>
    columnCells(figure, name).map(({ text, raw }) => formatReadout(text, name, raw)),
  );
  return columnCells(figure, chart.label).map(({ text }, row) => ({
    label: text,
    readout: readouts.map((texts) => texts[row]).join(" · "),
    column: chart.value,
    value: values[row] ?? 0,
    width: (values[row] ?? 0) / whole,
    color: chart.colors?.[row],
  }));
}

/** Bars with direct labels, on a track that shows the whole. */
export function Bars({ panel: { heading, bars }, frame }: { panel: BarPanel; frame: Frame }) {
  return (
    <>
      {heading !== undefined && (
        <frame.Text part="heading" at={0} y={18}>
          {heading}
        </frame.Text>
      )}
      {bars.map(({ label, readout, column, value, width, color, top }) => {
        const box = { y: top + stripTop, height: stripHeight };
        return (
          <g key={label} data-label={label} data-group={heading} data-column={column} data-value={value}>
            <StripLabels frame={frame} top={top} label={label} readout={readout} />
            <rect {...frame.paint("track")} width={frame.across(1)} {...box} rx={stripHeight / 2} />
            {width > 0 && <Strip frame={frame} width={width} {...box} color={color} />}
          </g>
        );
      })}
    </>
  );
}
