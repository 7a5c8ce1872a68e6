import { type Face, placeGlyphs, traceGlyph, unitsPerEm } from "./face";

/** Line height, as a multiple of the type size. */
export const leading = 1.14;

interface SetLines {
  lines: string[];
  size: number;
}

/** Width of a line of text at a type size. */
export function measure(text: string, size: number, face: Face = "serif"): number {
  return (placeGlyphs(text, face).width * size) / unitsPerEm;
}

/** How much wider our words are at most in DejaVu, the widest of the usual faces that replace ours where Arial is missing, too. */
const stretch: Record<Face, number> = { serif: 1.08, sans: 1.18, "sans-bold": 1.28 };

/** How wide lines of real text may be: at most `width`, and within `room` where another face replaces ours. */
export function limitWidth(width: number, room: number, face: Face): number {
  return Math.min(width, room / stretch[face]);
}

/** Breaks a text into lines no wider than `width`; a single word may be wider. */
export function wrap(text: string, width: number, size: number, face: Face = "serif"): string[] {
  const lines: string[] = [];
  // Long compounds may break after their hyphen; short ones, often names, stay whole.
  const words = text.trim().split(/\s+|(?<=\p{L}{4}-)(?=\p{L}{4})/u);
  for (const word of words.filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last?.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && measure(joined, size, face) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function shorten(line: string, width: number, size: number): string {
  let end = line.length;
  while (end > 0 && measure(`${line.slice(0, end).trimEnd()}…`, size) > width) end--;
  return `${line.slice(0, end).trimEnd()}…`;
}

/** Breaks and scales a text to fit; text that does not fit at the smallest size ends in an ellipsis. */
export function fitLines(
  text: string,
  fit: { width: number; largest: number; smallest: number; height?: number; lines?: number },
): SetLines {
  const { width, height = Number.POSITIVE_INFINITY, lines: most = 1 } = fit;
  const isTooWide = (line: string) => measure(line, size) > width;
  let size = fit.largest;
  for (; size >= fit.smallest; size--) {
    const lines = wrap(text, width, size);
    if (lines.length * size * leading > height || lines.length > most || lines.some(isTooWide)) continue;
    // Narrows the text as long as it needs no further line, so that lines are equally long.
    let narrow = width;
    while (wrap(text, narrow - 4, size).length === lines.length && narrow > 8) narrow -= 4;
    const even = wrap(text, narrow, size);
    return { lines: even.some(isTooWide) ? lines : even, size };
  }
  size = fit.smallest;
  const all = wrap(text, width, size);
  const lines = all.slice(0, Math.max(1, Math.min(most, Math.floor(height / (size * leading)))));
  const isCut = (i: number) => i === lines.length - 1 && all.length > lines.length;
  return {
    lines: lines.map((line, i) => (isCut(i) || isTooWide(line) ? shorten(line, width, size) : line)),
    size,
  };
}

/** One line of text as glyph outlines: `x` is the position of the anchor, `y` the baseline. */
export function Lettering(props: {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  face?: Face;
}) {
  const { text, x, y, size, fill, anchor = "start", face = "serif" } = props;
  const { glyphs, width } = placeGlyphs(text, face);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const start = Math.round((x - (share * width * size) / unitsPerEm) * 10) / 10;
  const scale = Math.round((size / unitsPerEm) * 1000) / 1000;
  const d = glyphs.map(traceGlyph).join("");
  return <path d={d} fill={fill} transform={`translate(${start} ${Math.round(y)})scale(${scale})`} />;
}

/** Centered lines of text; `y` is the first baseline. */
export function LetteredLines({ set, x, y, fill }: { set: SetLines; x: number; y: number; fill: string }) {
  const step = Math.round(set.size * leading);
  return set.lines.map((line, i) => (
    <Lettering key={line} text={line} x={x} y={y + i * step} size={set.size} fill={fill} anchor="middle" />
  ));
}
