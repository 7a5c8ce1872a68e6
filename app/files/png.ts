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
function toScanlines(pixels: Uint8Array, width: number): Uint8Array {
  // Read a pixel at a time, red in its lowest byte: this runs a million times a picture.
  const rgba = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const rows = rgba.length / width;
  const scanlines = new Uint8Array(rows * (1 + width * 3));
  let [from, to, common] = [0, 0, -1];
  for (let row = 1; row <= rows; row++) {
    to++;
    for (; from < row * width; from++) {
      const pixel = rgba[from] as number;
      common &= pixel;
      scanlines[to++] = pixel;
      scanlines[to++] = pixel >> 8;
      scanlines[to++] = pixel >> 16;
    }
  }
  if (common >>> 24 !== 255) throw new Error("a drawing to be rendered is not opaque");
  return scanlines;
}
