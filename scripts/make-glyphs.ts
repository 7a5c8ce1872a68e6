/**
 * Writes app/art/glyphs.json: outlines, widths and kerning of the heading face, so that pictures carry their lettering as
 * paths. An SVG inside <img> loads no fonts. Run it again only when the font changes: `jiti scripts/make-glyphs.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type PathCommand, parse } from "opentype.js";

const unitsPerEm = 100;
const smallestKern = 3;
const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const punctuation = [..."…–—‘’“”·™®"];

const bytes = readFileSync("node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff");
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const scale = unitsPerEm / font.unitsPerEm;

// The face has old-style figures by default; on labels the lining ones stand level with capitals.
const lining = new Map(font.substitution.getSingle("lnum").map(({ sub, by }) => [sub, by]));
const glyphOf = (character: string) => {
  const glyph = font.charToGlyph(character);
  return font.glyphs.get(lining.get(glyph.index) ?? glyph.index);
};

/** Rounded positions, written as steps from point to point: half the size of positions, and no error adds up. */
function trace(commands: readonly PathCommand[]): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  return commands
    .map((command) => {
      if (command.type === "Z") {
        [penX, penY] = [startX, startY];
        return "z";
      }
      const points = [
        ["x1", "y1"],
        ["x2", "y2"],
        ["x", "y"],
      ] as const;
      const values = points.flatMap(([x, y]) => {
        const [atX, atY] = [command[x], command[y]];
        return atX === undefined || atY === undefined ? [] : [Math.round(atX) - penX, Math.round(atY) - penY];
      });
      if (values.every((value) => value === 0)) return "";
      [penX, penY] = [Math.round(command.x ?? 0), Math.round(command.y ?? 0)];
      if (command.type === "M") [startX, startY] = [penX, penY];
      return command.type.toLowerCase() + values.map((v, i) => (i && v >= 0 ? ` ${v}` : v)).join("");
    })
    .join("")
    .replace(/^m/, "M");
}

const characters = [...basicLatin, ...punctuation].filter((c) => font.charToGlyph(c).index > 0);
const glyphs = Object.fromEntries(
  characters.map((c) => {
    const glyph = glyphOf(c);
    return [
      c,
      [Math.round((glyph.advanceWidth ?? 0) * scale), trace(glyph.getPath(0, 0, unitsPerEm).commands)],
    ];
  }),
);

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-"];
const kerning = Object.fromEntries(
  letters.flatMap((left) =>
    letters
      .map(
        (right) =>
          [left + right, Math.round(font.getKerningValue(glyphOf(left), glyphOf(right)) * scale)] as const,
      )
      .filter(([, value]) => Math.abs(value) >= smallestKern),
  ),
);

writeFileSync("app/art/glyphs.json", `${JSON.stringify({ unitsPerEm, glyphs, kerning })}\n`);
