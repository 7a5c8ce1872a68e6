import type { ReactNode } from "react";
import type { Chart, Figure, Mark } from "../analysis/figures/figure-model";
import { plainText } from "../analysis/text";
import { type Frame, pageFrame } from "./frame";
import { MarkDefs } from "./mark";
import { drawNumbers } from "./numbers";
import { Prices, placePrices } from "./prices";
import { placeShareRows, ShareRows } from "./share-rows";
import { placeSheet, Sheet } from "./sheet";

type NumbersChart = Extract<Chart, { type: "numbers" }>;

interface Drawn {
  height: number;
  content: ReactNode;
}

function drawPlot(chart: Chart, frame: Frame): Drawn & { marks: readonly Mark[] } {
  if (chart.type === "numbers") return stackNumbers(chart, frame);
  if (chart.type === "sheet") {
    const placed = placeSheet(chart);
    const marks = chart.rows.map(({ shape }) => ({ shape, color: "" }));
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

/** In two columns, for files. */
function stackNumbers(chart: NumbersChart, frame: Frame) {
  const drawn = drawNumbers(chart, frame);
  const pitch = Math.max(...drawn.map(({ height }) => height)) + 20;
  const content = drawn.map(({ key, content }, index) => (
    <g
      key={key}
      transform={`translate(${index % 2 ? frame.across(0.52) : 0} ${Math.floor(index / 2) * pitch})`}
    >
      {content}
    </g>
  ));
  return { height: Math.ceil(drawn.length / 2) * pitch - 20, content, marks: [] };
}

/** Draws a figure's chart. */
export function drawFigure({ chart }: Pick<Figure, "chart">, frame: Frame): Drawn {
  const { height, content, marks } = drawPlot(chart, frame);
  const whole = (
    <>
      <MarkDefs frame={frame} marks={marks} />
      {content}
    </>
  );
  return { height, content: whole };
}

/** A figure's chart in a page. */
export function FigureChart({ figure }: { figure: Figure }) {
  const frame = pageFrame(figure.id);
  const { chart, id, alt } = figure;
  if (chart.type === "numbers")
    return (
      <div className="chart chart-numbers" role="img" aria-label={plainText(alt)} data-chart={id}>
        {drawNumbers(chart, frame).map(({ key, height, content }) => (
          <svg key={key} width="100%" height={frame.size(height)} aria-hidden="true">
            {content}
          </svg>
        ))}
      </div>
    );
  const { height, content } = drawFigure(figure, frame);
  return (
    <svg
      className="chart"
      width="100%"
      height={frame.size(height)}
      role="img"
      aria-label={plainText(alt)}
      data-chart={id}
    >
      {content}
    </svg>
  );
}
