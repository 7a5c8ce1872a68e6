/** The little of opentype.js that make-glyphs uses; the package brings no types, and the published ones lack `getSingle`. */
declare module "opentype.js" {
  export interface PathCommand {
    type: string;
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
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
    substitution: { getSingle(feature: string): { sub: number; by: number }[] };
  }
  export function parse(buffer: ArrayBufferLike): Font;
}
