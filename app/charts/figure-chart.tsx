import type { ReactNode } from "react";
import type { Chart, Figure, Mark } from "../analysis/figures/figure-model";
import { plainText } from "../analysis/text";
import { type Frame, pageFrame } from "./frame";
import { DrawnMark, MarkDefs } from "./mark";
import { MarkRows, placeMarkRows } from "./mark-rows";
import { Prices, placePrices } from "./prices";
import { placeShareRows, ShareRows } from "./share-rows";
import { placeSheet, Sheet } from "./sheet";

interface Drawn {
  height: number;
  content: ReactNode;
}

function drawPlot(chart: Chart, frame: Frame): Drawn & { marks: readonly Mark[] } {
  if (chart.type === "marks") {
    const placed = placeMarkRows(chart);
    const marks = chart.rows.flatMap(({ runs }) => runs.flatMap((run) => run.marks));
    return { height: placed.height, content: <MarkRows placed={placed} frame={frame} />, marks };
  }
  if (chart.type === "sheet") {
    const placed = placeSheet(chart);
    const marks = chart.rows.map(({ shape }) => ({ shape, color: "", isOpen: false }));
    return { height: placed.height, content: <Sheet placed={placed} frame={frame} />, marks };
  }
  if (chart.type === "shares") {
    const placed = placeShareRows(chart);
    const marks = chart.rows.flatMap(({ runs }) => runs.flatMap((run) => run.marks));
    return { height: placed.height, content: <ShareRows placed={placed} frame={frame} />, marks };
  }
  const placed = placePrices(chart);
  const content = <Prices placed={placed} groups={chart.groups} frame={frame} />;
  return { height: placed.height, content, marks: chart.tiers.flatMap(({ marks }) => marks) };
}

/** Draws a figure's chart; `hasLegend`: with an explanation of open marks, if it has any. */
export function drawFigure(figure: Figure, frame: Frame, hasLegend: boolean): Drawn {
  const { height, content, marks } = drawPlot(figure.chart, frame);
  const open = marks.find(({ isOpen }) => isOpen);
  const legendTop = hasLegend && open ? height + 18 : undefined;
  const whole = (
    <>
      <MarkDefs frame={frame} marks={marks} />
      {content}
      {open && legendTop && <Legend frame={frame} open={open} top={legendTop} />}
    </>
  );
  return { height: legendTop ? legendTop + legendHeight : height, content: whole };
}

const legendHeight = 24;

/** Explains open marks with one of the chart's own. */
function Legend({ frame, open, top }: { frame: Frame; open: Mark; top: number }) {
  return (
    <g data-legend="">
      <DrawnMark frame={frame} mark={open} x={0} width={frame.across(0.1)} y={top} size={legendHeight} />
      <frame.Text part="tick" at={0.11} y={top + legendHeight / 2 + 5}>
        illustrative; filled: given
      </frame.Text>
    </g>
  );
}

/** A figure's chart in a page. */
export function FigureChart({ figure, legend = false }: { figure: Figure; legend?: boolean }) {
  const frame = pageFrame(figure.id);
  const { height, content } = drawFigure(figure, frame, legend);
  return (
    <svg
      className="chart"
      width="100%"
      height={frame.size(height)}
      role="img"
      aria-label={plainText(figure.alt)}
      data-chart={figure.id}
    >
      {content}
    </svg>
  );
}
