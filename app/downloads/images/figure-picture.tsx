import { renderToStaticMarkup } from "react-dom/server";
import { type Figure, figureWords } from "../../analysis/figure";
import { wrap } from "../../art/lettering";
import { drawFigure } from "../../charts/figure-chart";
import { FileText, fileFrame, ink, type Lettered, muted, paper } from "./paint";

/** What a figure says of itself once it has left the site, one sentence each. */
export interface Origin {
  /** Title, version and date of the report. */
  source: string;
  /** Where the figure stands, absolute. */
  address: string;
  licence: string;
}

const width = 960;
const margin = 40;
const inner = width - 2 * margin;
const title = { size: 30, leading: 38 };
const note = { size: 15, leading: 22 };
const gap = 28;

/** A figure's chart alone, for the picture that stands for its page; cut where it would become too high to read. */
export function drawFigureChart(figure: Figure) {
  const chartWidth = 440;
  const { height, content } = drawFigure(figure, fileFrame(figure.id, chartWidth, "outlines"));
  const svg = renderToStaticMarkup(<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>);
  return { svg, width: chartWidth, height };
}

/**
 * A figure as a picture of its own, 960 pixels wide and as high as it needs: title, chart, base, source and licence.
 *
 * @param as "text" keeps text as text, for the SVG download; "outlines" needs no fonts, for rendering to PNG
 */
export function drawFigureFile(figure: Figure, origin: Origin, as: Lettered) {
  const words = figureWords(figure);
  const titleLines = wrap(words.title, inner, title.size);
  const noteLines = [
    `Base: ${words.base}. Method: ${words.method}.`,
    origin.source,
    origin.address,
    origin.licence,
  ].flatMap((line) => wrap(line, inner, note.size, "sans"));
  const { height: chartHeight, content } = drawFigure(figure, fileFrame(figure.id, inner, as));
  const chartTop = margin + titleLines.length * title.leading + gap;
  const notesTop = chartTop + chartHeight + gap;
  const height = Math.ceil(notesTop + noteLines.length * note.leading + margin - 8);
  const svg = renderToStaticMarkup(
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
      {titleLines.map((line, index) => (
        <FileText
          key={line}
          as={as}
          x={margin}
          y={margin + 26 + index * title.leading}
          size={title.size}
          fill={ink}
          face="serif"
        >
          {line}
        </FileText>
      ))}
      <g transform={`translate(${margin} ${chartTop})`}>{content}</g>
      {noteLines.map((line, index) => (
        <FileText
          key={`${index}${line}`}
          as={as}
          x={margin}
          y={notesTop + 16 + index * note.leading}
          size={note.size}
          fill={muted}
          face="sans"
        >
          {line}
        </FileText>
      ))}
    </svg>,
  );
  return { svg, width, height };
}
