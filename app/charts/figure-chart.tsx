import type { ReactNode } from "react";
import type { Figure } from "../analysis/figure";
import { plainText } from "../analysis/text";
import { Bars, placePanels } from "./bars";
import { type Frame, pageFrame } from "./frame";
import { Matrix, placeMatrix } from "./matrix";
import { placeStacks, Stacks } from "./stacks";
import { StripDefs } from "./strip";
import { TierLanes } from "./tier-lanes";
import { placeTiers } from "./tier-lanes-layout";

/** A part of a chart for an <svg> of any width and of `height` pixels. */
interface Drawn {
  height: number;
  content: ReactNode;
}

/** Between the panels of a chart in a file, in pixels. */
const panelGap = 40;

/** The panels of a chart, nearly always one. The first holds what all of them refer to. */
function drawPanels(figure: Figure, frame: Frame): Drawn[] {
  const panels = drawParts(figure, frame);
  return panels.map(({ height, content }, index) => ({
    height,
    content: (
      <>
        {index === 0 && figure.chart.type !== "matrix" && <StripDefs frame={frame} />}
        {content}
      </>
    ),
  }));
}

function drawParts(figure: Figure, frame: Frame): Drawn[] {
  const { chart } = figure;
  if (chart.type === "bars")
    return placePanels(figure, chart).map((panel) => ({
      height: panel.height,
      content: <Bars panel={panel} frame={frame} />,
    }));
  if (chart.type === "stack") {
    const { stacks, height } = placeStacks(figure, chart);
    return [{ height, content: <Stacks stacks={stacks} frame={frame} /> }];
  }
  if (chart.type === "matrix") {
    const placed = placeMatrix(figure, chart);
    return [{ height: placed.height, content: <Matrix placed={placed} frame={frame} /> }];
  }
  const placed = placeTiers(chart.tiers);
  return [{ height: placed.height, content: <TierLanes placed={placed} frame={frame} /> }];
}

/** A figure's chart for a file, its panels one below the other. */
export function drawFigure(figure: Figure, frame: Frame): Drawn {
  let height = -panelGap;
  const panels = drawPanels(figure, frame).map((panel) => {
    const top = height + panelGap;
    height = top + panel.height;
    return (
      <g key={top} transform={top > 0 ? `translate(0 ${top})` : undefined}>
        {panel.content}
      </g>
    );
  });
  return { height, content: <g data-chart={figure.id}>{panels}</g> };
}

/** A figure's chart in a page, its panels beside each other where there is room. */
export function FigureChart({ figure }: { figure: Figure }) {
  const panels = drawPanels(figure, pageFrame(figure.id));
  const alt = plainText(figure.alt);
  const [only, second] = panels;
  if (only && !second)
    return (
      <svg
        className="chart"
        width="100%"
        height={only.height}
        role="img"
        aria-label={alt}
        data-chart={figure.id}
      >
        {only.content}
      </svg>
    );
  return (
    <div className="chart chart-panels" role="img" aria-label={alt} data-chart={figure.id}>
      {panels.map(({ height, content }, index) => (
        <svg key={index} width="100%" height={height} aria-hidden="true">
          {content}
        </svg>
      ))}
    </div>
  );
}
