/**
 * Writes app/art/glyphs*.json: outlines, widths and kerning of the site's faces, so that pictures carry their lettering
 * as paths. An SVG inside <img> loads no fonts, and a PNG must come out alike on a machine without them.
 * Run it again only when a font changes: `npx tsx scripts/make-glyphs.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type PathCommand, parse } from "opentype.js";

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

function traceFace(file: string) {
  const bytes = readFileSync(file);
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const scale = unitsPerEm / font.unitsPerEm;

  // The serif has old-style figures by default; on labels the lining ones stand level with capitals.
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

  return { unitsPerEm, glyphs, kerning };
}
