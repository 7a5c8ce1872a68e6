import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { paper } from "./paint";

/**
 * Renders an SVG on paper to PNG. Its text must be outlines, because the machine's fonts are not used: the result is the same
 * everywhere.
 *
 * @param width in pixels; the height follows from the drawing
 */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    background: paper,
  });
  // sharp encodes in a worker thread, and a third smaller than resvg.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  return picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
