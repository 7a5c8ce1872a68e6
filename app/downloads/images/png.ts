import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { paper } from "./paint";

/** A rendered drawing: four bytes a pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  rgba: Buffer;
}

/** A raster to be laid over another one, and where its left and top edges come to lie. */
export interface Overlay {
  raster: Raster;
  x: number;
  y: number;
}

/** Renders an SVG whose text is outlines to PNG; see `render` and `encode`. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return encode(await render(svg, width));
}

/**
 * Renders an SVG onto paper, without fonts of the machine, so that it comes out the same everywhere.
 *
 * @param width in pixels; the height follows from the drawing
 */
export async function render(svg: string, width: number): Promise<Raster> {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    background: paper,
  });
  return { width, height, rgba: pixels };
}

/** Writes a PNG without loss. resvg's own are a third larger on drawn areas, and are compressed on the main thread. */
export function encode(ground: Raster, overlay?: Overlay): Promise<Uint8Array> {
  const picture = sharp(ground.rgba, { raw: rawFormat(ground) });
  if (overlay) {
    const { raster, x, y } = overlay;
    picture.composite([{ input: raster.rgba, raw: rawFormat(raster), left: x, top: y }]);
  }
  return picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

function rawFormat({ width, height }: Raster) {
  return { width, height, channels: 4 } as const;
}
