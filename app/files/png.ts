import { Resvg } from "@resvg/resvg-js";

/**
 * Renders an SVG whose text is outlines to PNG; without fonts of the machine, so it comes out the same everywhere.
 *
 * @param width pixels of the PNG; its height follows from the drawing
 */
export function renderPng(svg: string, width: number): Uint8Array {
  const rendered = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
  return rendered.asPng();
}
