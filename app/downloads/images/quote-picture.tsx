import { renderToStaticMarkup } from "react-dom/server";
import { fitLines, leading, limitWidth, measure, wrap } from "../../art/lettering";
import { SharedLight } from "../../art/light";
import { Placed } from "../../art/scenes/scenery";
import { berry, FileLines, FileText, ink, type Lettered, muted, pad, paper, Tape } from "./paint";
import { height, width } from "./social-picture";

/** A number that may be quoted as a fact. `base`: what it is counted in; `caveat`: what it does not say. */
export interface Quote
  extends Record<"id" | "what" | "wording" | "base" | "caveat" | "source" | "address", string> {
  /** Of the products that are counted. */
  shapes: string[];
}

/** In the middle, so that a crop to a square keeps the words. */
const inner = 540;
const left = (width - inner) / 2;
const note = { size: 22, leading: 28 };
const title = { size: 20 };
const small = { size: 20, leading: 25 };
/** The left edge of the pad. */
const edge = 262;
/** As wide as lines may become in another face: a crop to a square cuts them then, but they stay on the pad. */
const lineRoom = width - edge - 8 - left;
const [plainWidth, boldWidth] = [
  limitWidth(inner, lineRoom, "sans"),
  limitWidth(inner, lineRoom, "sans-bold"),
];
const top = 100;
const bottom = 560;
const gap = 22;

function setQuote({ wording, base, caveat, source, address }: Quote) {
  const origin = [source, address].flatMap((line) => wrap(line, plainWidth, small.size, "sans"));
  const baseLines = wrap(base, plainWidth, note.size, "sans");
  const caveatLines = wrap(caveat, boldWidth, note.size, "sans-bold");
  const originTop = bottom - (origin.length - 1) * small.leading;
  const caveatTop = originTop - gap - caveatLines.length * note.leading;
  const notesTop = caveatTop - baseLines.length * note.leading;
  const room = notesTop - gap - note.size - top;
  const set = fitLines(wording, { width: inner, height: room, lines: 9, largest: 46, smallest: 22 });
  return { origin, baseLines, caveatLines, originTop, caveatTop, notesTop, room, set };
}

/** On the ends of the strip beside the words, first down the left one. */
function placeShapes(shapes: string[]) {
  const onLeft = Math.ceil(shapes.length / 2);
  const size = Math.min(200, 500 / onLeft);
  return shapes.map((shape, index) => {
    const isLeft = index < onLeft;
    const rows = isLeft ? onLeft : shapes.length - onLeft;
    const row = isLeft ? index : index - onLeft;
    const x = isLeft ? edge / 2 + 12 : width - edge / 2 - 12;
    return { shape, size, x, y: height / 2 + (row - (rows - 1) / 2) * size };
  });
}

/** Whether the words do not fit into the picture. */
export function isTooLong(quote: Quote): boolean {
  const { room, set } = setQuote(quote);
  const isCut = set.lines.some((line) => line.endsWith("…"));
  const isWide = measure(quote.what.toUpperCase(), title.size, "sans-bold") > boldWidth;
  return isCut || isWide || set.lines.length * set.size * leading > room;
}

/** A quotable number as SVG, 1200 x 630. Throws if it is too long. */
export function drawQuote(quote: Quote, as: Lettered): string {
  const { what, wording, base, caveat, source, address, shapes } = quote;
  if (isTooLong(quote)) throw new Error(`Too long for a picture: ${wording}`);
  const { origin, baseLines, caveatLines, originTop, caveatTop, notesTop, room, set } = setQuote(quote);
  const step = set.size * leading;
  const first = top + (room - set.lines.length * step) / 2 + set.size;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
    >
      <title>{wording}</title>
      <desc>{[base, caveat, source, address].join(" ")}</desc>
      <rect width={width} height={height} fill={paper} />
      <SharedLight />
      <Tape x={24} y={30} width={width - 48} height={height - 60} rx={edge - 24} />
      <rect x={edge} y={30} width={width - 2 * edge} height={height - 60} fill={pad} />
      {placeShapes(shapes).map((placed, index) => (
        <Placed key={`${index}${placed.shape}`} id={`b${index}`} {...placed} />
      ))}
      <FileText as={as} x={left} y={88} {...title} fill={berry} face="sans-bold">
        {what.toUpperCase()}
      </FileText>
      <FileLines as={as} x={left} y={first} {...set} leading={step} fill={ink} face="serif" />
      <FileLines as={as} x={left} y={notesTop} {...note} lines={baseLines} fill={ink} face="sans" />
      <FileLines as={as} x={left} y={caveatTop} {...note} lines={caveatLines} fill={ink} face="sans-bold" />
      <FileLines as={as} x={left} y={originTop} {...small} lines={origin} fill={muted} face="sans" />
    </svg>,
  );
}
