import type { ReactNode } from "react";
import serif from "./glyphs.json";
import sans from "./glyphs-sans.json";
import sansBold from "./glyphs-sans-bold.json";

interface GlyphTable {
  unitsPerEm: number;
  glyphs: Record<string, [advance: number, d: string]>;
  kerning: Record<string, number>;
}

/** The faces of the site: the serif of headings, the sans of text and its bold weight. */
export type Face = "serif" | "sans" | "sans-bold";
const tables = { serif, sans, "sans-bold": sansBold } as unknown as Record<Face, GlyphTable>;

/** Distance of the lines, as a multiple of the type size. */
export const leading = 1.14;

/** A name broken into lines that fit. */
export interface SetLines {
  lines: string[];
  size: number;
}

/** A letter the table knows: the plain one for an accent it lacks, a question mark for the rest. */
function known(character: string): string {
  const { glyphs } = tables.serif;
  if (character in glyphs) return character;
  const plain = character.normalize("NFD").charAt(0);
  return plain in glyphs ? plain : "?";
}

/** Width of a line of text at a type size. */
export function measure(text: string, size: number, face: Face = "serif"): number {
  const { glyphs, kerning, unitsPerEm } = tables[face];
  const letters = [...text].map(known);
  const units = letters.reduce(
    (sum, letter, i) => sum + (glyphs[letter]?.[0] ?? 0) + (kerning[letter + (letters[i + 1] ?? "")] ?? 0),
    0,
  );
  return (units * size) / unitsPerEm;
}

/** Breaks a text into lines no wider than `width`, but for words that are. */
export function wrap(text: string, width: number, size: number, face: Face = "serif"): string[] {
  const lines: string[] = [];
  // Long compounds may break after their hyphen; short ones, as names often are, stay whole.
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

/** Breaks and scales a text to fit; what does not fit at the smallest size ends in an ellipsis. */
export function fitLines(
  text: string,
  fit: { width: number; height: number; lines: number; largest: number; smallest: number },
): SetLines {
  for (let size = fit.largest; size >= fit.smallest; size--) {
    // Narrowing the measure as far as the number of lines allows evens the lines out.
    const lines = wrap(text, fit.width, size);
    const isHigher = lines.length * size * leading > fit.height;
    if (isHigher || lines.length > fit.lines || lines.some((line) => measure(line, size) > fit.width))
      continue;
    let width = fit.width;
    while (wrap(text, width - 4, size).length === lines.length && width > 8) width -= 4;
    const even = wrap(text, width, size);
    return { lines: even.every((line) => measure(line, size) <= fit.width) ? even : lines, size };
  }
  const size = fit.smallest;
  const all = wrap(text, fit.width, size);
  const lines = all.slice(0, Math.max(1, Math.min(fit.lines, Math.floor(fit.height / (size * leading)))));
  return {
    lines: lines.map((line, i) => {
      const isCut = i === lines.length - 1 && all.length > lines.length;
      return isCut || measure(line, size) > fit.width ? shorten(line, fit.width, size) : line;
    }),
    size,
  };
}

/** One line of text as glyph outlines; `x` is its start, middle or end, `y` its baseline. */
export function Lettering(props: {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  face?: Face;
}): ReactNode {
  const { text, x, y, size, fill, anchor = "start", face = "serif" } = props;
  const { glyphs, kerning, unitsPerEm } = tables[face];
  const letters = [...text].map(known);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = Math.round((x - measure(text, size, face) * share) * 10) / 10;
  let pen = 0;
  // One path for the line: each glyph starts with an absolute point, which is moved along; all that follows is relative.
  const d = letters.map((letter, i) => {
    const at = pen;
    const [advance, outline] = glyphs[letter] ?? [0, ""];
    pen += advance + (kerning[letter + (letters[i + 1] ?? "")] ?? 0);
    return outline.replace(/^M(-?\d+)/, (_, start) => `M${Number(start) + at}`);
  });
  const scale = Math.round((size / unitsPerEm) * 1000) / 1000;
  return <path d={d.join("")} fill={fill} transform={`translate(${left} ${Math.round(y)})scale(${scale})`} />;
}

/** Several lines, centred about `y` or starting there. */
export function LetteredLines(props: {
  set: SetLines;
  x: number;
  y: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
}): ReactNode {
  const { set, x, y, fill, anchor = "middle" } = props;
  const step = Math.round(set.size * leading);
  return set.lines.map((line, i) => (
    <Lettering key={line} text={line} x={x} y={y + i * step} size={set.size} fill={fill} anchor={anchor} />
  ));
}
