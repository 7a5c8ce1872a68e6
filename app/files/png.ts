import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { renderAsync } from "@resvg/resvg-js";
import { assemblePng, headerChunk } from "./png-format";

const deflateAsync = promisify(deflate);

/**
 * Renders an SVG whose text is outlines to PNG; without fonts of the machine, so it comes out the same everywhere. The
 * drawing must cover its whole area. Drawing and compressing happen beside the main thread: a build renders several at
 * once. (The renderer's own PNG would be written on the main thread, and is a third larger.)
 *
 * @param width pixels of the PNG; its height follows from the drawing
 * @throws when a pixel is not opaque
 */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const rendered = await render(svg, width);
  const scanlines = toScanlines(rendered.pixels, rendered.width);
  return assemblePng([headerChunk(rendered, "rgb"), ["IDAT", await deflateAsync(scanlines)]]);
}

/** The same as an image to place in another drawing, see-through where nothing is drawn: a data URL. */
export async function renderImage(svg: string, width: number): Promise<string> {
  const png = (await render(svg, width)).asPng();
  return `data:image/png;base64,${png.toString("base64")}`;
}

function render(svg: string, width: number) {
  return renderAsync(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
}

/** Rows of colours, each after a zero that says that it is stored as it is. */
function toScanlines(rgba: Uint8Array, width: number): Uint8Array {
  const rows = rgba.length / 4 / width;
  const scanlines = Buffer.alloc(rows * (1 + width * 3));
  let [from, to] = [0, 0];
  for (let row = 0; row < rows; row++) {
    to++;
    for (const end = to + width * 3; to < end; from += 4) {
      if (rgba[from + 3] !== 255) throw new Error(`the drawing is not opaque at pixel ${from / 4}`);
      scanlines[to++] = rgba[from] as number;
      scanlines[to++] = rgba[from + 1] as number;
      scanlines[to++] = rgba[from + 2] as number;
    }
  }
  return scanlines;
}
