import { renderToStaticMarkup } from "react-dom/server";
import { type Figure, figureWords } from "../../analysis/figures/figure-model";
import { limitWidth, wrap } from "../../art/lettering";
import { drawFigure } from "../../charts/figure-chart";
import { FileLines, fileFrame, ink, type Lettered, muted, paper } from "./paint";

export const width = 960;
const margin = 40;
const inner = width - 2 * margin;
/** As wide as lines may become in another face. */
const room = width - 1.5 * margin;
const title = { size: 30, leading: 38 };
const note = { size: 15, leading: 22 };
const gap = 28;

/**
 * A figure as SVG, 960 pixels wide and as high as it needs. `origin`: its last lines. `as`: outlines for PNG, which is rendered
 * without fonts.
 */
export function drawFigureFile(figure: Figure, origin: readonly string[], as: Lettered): string {
  const words = figureWords(figure);
  const titleLines = wrap(words.title, limitWidth(inner, room, "serif"), title.size);
  const notes = [`Base: ${words.base}. Method: ${words.method}.`, ...origin];
  const noteWidth = limitWidth(inner, room, "sans");
  const noteLines = notes.flatMap((line) => wrap(line, noteWidth, note.size, "sans"));
  const { height: chartHeight, content } = drawFigure(figure, fileFrame(figure.id, inner, as));
  const chartTop = margin + titleLines.length * title.leading + gap;
  const notesTop = chartTop + chartHeight + gap;
  const height = Math.ceil(notesTop + noteLines.length * note.leading + margin - 8);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
    >
      <title>{words.title}</title>
      <desc>{words.description}</desc>
      <rect width={width} height={height} fill={paper} />
      <FileLines as={as} x={margin} y={margin + 26} {...title} lines={titleLines} fill={ink} face="serif" />
      <g transform={`translate(${margin} ${chartTop})`} data-chart={figure.id}>
        {content}
      </g>
      <FileLines as={as} x={margin} y={notesTop + 16} {...note} lines={noteLines} fill={muted} face="sans" />
    </svg>,
  );
}
