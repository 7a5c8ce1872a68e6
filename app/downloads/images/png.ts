import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { paper } from "./paint";

/**
 * Renders an SVG to PNG, `width` pixels wide. Its text must be outlines: no fonts are loaded, so that the result is the same on
 * every machine.
 */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    background: paper,
  });
  // sharp encodes in a worker thread, and files are a third smaller than resvg's.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  return picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
