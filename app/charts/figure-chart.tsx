import type { ReactNode } from "react";
import type { Figure } from "../analysis/figure";
import { plainText } from "../analysis/text";
import { BarChart } from "./bar-chart";
import { placeBars } from "./bar-layout";
import { type Frame, pageFrame } from "./frame";
import { StackChart } from "./stack-chart";
import { placeStacks } from "./stack-layout";
import { TierLanes } from "./tier-lanes";
import { placeTiers } from "./tier-lanes-layout";

/** A figure's chart and its height in pixels, for an <svg> of any width. */
export function drawFigure(figure: Figure, frame: Frame): { height: number; content: ReactNode } {
  const { chart } = figure;
  if (chart.type === "bars") {
    const placed = placeBars(figure);
    return { height: placed.height, content: <BarChart placed={placed} frame={frame} /> };
  }
  if (chart.type === "stack") {
    const placed = placeStacks(figure);
    return { height: placed.height, content: <StackChart placed={placed} frame={frame} /> };
  }
  const placed = placeTiers(chart.tiers);
  return { height: placed.height, content: <TierLanes placed={placed} frame={frame} /> };
}

/** A figure's chart as it stands in a page. */
export function FigureChart({ figure }: { figure: Figure }) {
  const { height, content } = drawFigure(figure, pageFrame(figure.id));
  return (
    <svg className="chart" width="100%" height={height} role="img" aria-label={plainText(figure.alt)}>
      {content}
    </svg>
  );
}
