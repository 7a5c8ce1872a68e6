/** The package has no types, and the published ones lack `getSingle`. */
declare module "opentype.js" {
  export type PathCommand = { type: string } & Partial<Record<"x" | "y" | "x1" | "y1" | "x2" | "y2", number>>;
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    glyphs: { get(index: number): Glyph };
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
    substitution: { getSingle(feature: string): { sub: number; by: number }[] | undefined };
  }
  export function parse(buffer: ArrayBufferLike): Font;
}
