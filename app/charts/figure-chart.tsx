import type { ReactNode } from "react";
import type { Figure } from "../analysis/figure";
import { plainText } from "../analysis/text";
import { Bars, placeBars } from "./bars";
import { type Frame, pageFrame } from "./frame";
import { placeStacks, Stacks } from "./stacks";
import { StripDefs } from "./strip";
import { TierLanes } from "./tier-lanes";
import { placeTiers } from "./tier-lanes-layout";

function drawChart(figure: Figure, frame: Frame) {
  const { chart } = figure;
  if (chart.type === "bars") {
    const { bars, height } = placeBars(figure, chart);
    return { height, content: <Bars bars={bars} frame={frame} /> };
  }
  if (chart.type === "stack") {
    const { stacks, height } = placeStacks(figure, chart);
    return { height, content: <Stacks stacks={stacks} frame={frame} /> };
  }
  const placed = placeTiers(chart.tiers);
  return { height: placed.height, content: <TierLanes placed={placed} frame={frame} /> };
}

/** A figure's chart for an <svg> of any width and of `height` pixels. */
export function drawFigure(figure: Figure, frame: Frame): { height: number; content: ReactNode } {
  const { height, content } = drawChart(figure, frame);
  const withDefs = (
    <>
      <StripDefs frame={frame} />
      {content}
    </>
  );
  return { height, content: withDefs };
}

/** A figure's chart in a page. */
export function FigureChart({ figure }: { figure: Figure }) {
  const { height, content } = drawFigure(figure, pageFrame(figure.id));
  return (
    <svg className="chart" width="100%" height={height} role="img" aria-label={plainText(figure.alt)}>
      {content}
    </svg>
  );
}
