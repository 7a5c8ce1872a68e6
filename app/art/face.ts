import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, Glyph } from "opentype.js";

/**
 * Pictures contain their text as outlines, because an SVG inside <img> loads no fonts, and a PNG must be the same on every
 * machine.
 */
const files = {
  serif: "young-serif/files/young-serif-*-400-normal.woff",
  sans: "figtree/files/figtree-*-500-normal.woff",
  "sans-bold": "figtree/files/figtree-*-700-normal.woff",
};
export type Face = keyof typeof files;

/** The files of a face. The second has rarer letters, as in "Łódź", and none of the first. */
export const subsets = ["latin", "latin-ext"] as const;
export type Subset = (typeof subsets)[number];

interface LoadedFont {
  font: Font;
  /** Replaces the serif's old-style figures by lining ones, which are as high as capitals. */
  lining: ReadonlyMap<number, number>;
}

const require = createRequire(import.meta.url);
// Not imported, because Node and Vite resolve the package to modules with different exports.
const { parse }: typeof import("opentype.js") = require("opentype.js");
const loaded = new Map<string, LoadedFont>();

function loadFont(face: Face, subset: Subset): LoadedFont {
  const file = `@fontsource/${files[face].replace("*", subset)}`;
  const known = loaded.get(file);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const single = font.substitution.getSingle("lnum") ?? [];
  const made = { font, lining: new Map(single.map(({ sub, by }) => [sub, by])) };
  loaded.set(file, made);
  return made;
}

/** The file of a face that has a character; undefined if none has. */
export function findSubset(character: string, face: Face): Subset | undefined {
  return subsets.find((subset) => loadFont(face, subset).font.charToGlyph(character).index !== 0);
}

const graphemes = new Intl.Segmenter("en");

/** The first character of a text, such as an emoji, that a face lacks. */
export function findUndrawable(text: string): string | undefined {
  const lacks = (character: string) =>
    character > "~" && (Object.keys(files) as Face[]).some((face) => !findSubset(character, face));
  if (![...text].some(lacks)) return undefined;
  return [...graphemes.segment(text)].find(({ segment }) => [...segment].some(lacks))?.segment;
}

export const unitsPerEm = 100;

/** The glyphs of a line of text, each with its left edge in outline units, and the width of all. */
export function placeGlyphs(text: string, face: Face) {
  let width = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  const glyphs = [...text].map((character) => {
    const { font, lining } = loadFont(face, findSubset(character, face) ?? "latin");
    const scale = unitsPerEm / font.unitsPerEm;
    const { index } = font.charToGlyph(character);
    const glyph = font.glyphs.get(lining.get(index) ?? index);
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * scale;
    const left = Math.round(width);
    width += (glyph.advanceWidth ?? 0) * scale;
    last = { font, glyph };
    return { glyph, left };
  });
  return { glyphs, width };
}

/** A glyph as an SVG path of relative commands, half as long as absolute ones. Coordinates are rounded first, so that errors do not add up. */
export function traceGlyph({ glyph, left }: { glyph: Glyph; left: number }): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  return glyph
    .getPath(left, 0, unitsPerEm)
    .commands.map((command) => {
      if (command.type === "Z") {
        [penX, penY] = [startX, startY];
        return "z";
      }
      const values = (["1", "2", ""] as const).flatMap((point) => {
        const [x, y] = [command[`x${point}`], command[`y${point}`]];
        return x === undefined || y === undefined ? [] : [Math.round(x) - penX, Math.round(y) - penY];
      });
      if (values.every((value) => value === 0)) return "";
      [penX, penY] = [Math.round(command.x ?? 0), Math.round(command.y ?? 0)];
      if (command.type === "M") [startX, startY] = [penX, penY];
      return command.type.toLowerCase() + values.map((v, i) => (i && v >= 0 ? ` ${v}` : v)).join("");
    })
    .join("")
    .replace(/^m/, "M");
}
