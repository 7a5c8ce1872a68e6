/**
 * Writes app/art/glyphs*.json: outlines, widths and kerning of the site's fonts, because pictures contain their text as
 * paths: an SVG inside <img> loads no fonts, and a PNG must be the same on every machine.
 * Run it only when a font changes: `npx tsx scripts/make-glyphs.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import opentype, { type PathCommand } from "opentype.js";

const unitsPerEm = 100;
const smallestKern = 3;
const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const punctuation = [..."…–—‘’“”·™®÷×©€"];

const faces = {
  glyphs: "young-serif/files/young-serif-latin-400-normal.woff",
  "glyphs-sans": "figtree/files/figtree-latin-500-normal.woff",
  "glyphs-sans-bold": "figtree/files/figtree-latin-700-normal.woff",
};

for (const [name, file] of Object.entries(faces)) {
  writeFileSync(`app/art/${name}.json`, `${JSON.stringify(traceFace(`node_modules/@fontsource/${file}`))}\n`);
}

/** An SVG path of relative commands, half as long as absolute ones. Positions are rounded first, so no error adds up. */
function trace(commands: readonly PathCommand[]): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  return commands
    .map((command) => {
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

function traceFace(file: string) {
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const scale = unitsPerEm / font.unitsPerEm;

  // The serif has old-style figures by default; labels need lining figures, as high as capitals.
  const single = font.substitution.getSingle("lnum") ?? [];
  const lining = new Map(single.map(({ sub, by }) => [sub, Number(by)]));
  const glyphOf = (character: string) => {
    const glyph = font.charToGlyph(character);
    return font.glyphs.get(lining.get(glyph.index) ?? glyph.index);
  };

  const characters = [...basicLatin, ...punctuation].filter((c) => font.charToGlyph(c).index > 0);
  const glyphs = Object.fromEntries(
    characters.map((c) => {
      const glyph = glyphOf(c);
      const { commands } = glyph.getPath(0, 0, unitsPerEm);
      return [c, [Math.round((glyph.advanceWidth ?? 0) * scale), trace(commands)]];
    }),
  );

  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-"];
  const pairs = letters.flatMap((left) => letters.map((right) => [left, right] as const));
  const kerns = pairs.map(([left, right]): [string, number] => {
    const kern = font.getKerningValue(glyphOf(left), glyphOf(right));
    return [left + right, Math.round(kern * scale)];
  });
  const kerning = Object.fromEntries(kerns.filter(([, kern]) => Math.abs(kern) >= smallestKern));

  return { unitsPerEm, glyphs, kerning };
}
