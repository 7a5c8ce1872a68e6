import { renderAsync } from "@resvg/resvg-js";

/**
 * Renders an SVG whose text is outlines to PNG; without fonts of the machine, so it comes out the same everywhere. It is
 * done beside the main thread: a build renders several at once.
 *
 * @param width pixels of the PNG; its height follows from the drawing
 */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const rendered = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  return rendered.asPng();
}
