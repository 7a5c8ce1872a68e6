import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { renderAsync } from "@resvg/resvg-js";
import { assemblePng, headerChunk } from "./png-format";

const deflateAsync = promisify(deflate);

/** How hard to compress, as zlib counts: drawn areas come out hardly smaller with more, and a sixth larger in half the time with less. */
const efforts = { most: 4, less: 3 } as const;

/** Bytes that are compressed without asking the main thread for more room: most pictures whole. */
const chunkSize = 2 ** 18;

/** A rendered drawing, a pixel after the other, red in the lowest byte of each. */
interface Pixels {
  width: number;
  height: number;
  rgba: Uint32Array;
}

/** An opaque picture as PNG stores it, row by row, three bytes a pixel, a zero before every row. */
export interface Raster {
  width: number;
  height: number;
  scanlines: Uint8Array;
}

/** Renders an SVG whose text is outlines to PNG; see `render` and `encode`. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return encode(await render(svg, width));
}

/**
 * Renders an SVG that covers its whole area; without fonts of the machine, so it comes out the same everywhere.
 *
 * @param width in pixels; the height follows from the drawing
 * @throws when a pixel is not opaque
 */
export async function render(svg: string, width: number): Promise<Raster> {
  const pixels = await renderPixels(svg, width);
  const raster = { width, height: pixels.height, scanlines: new Uint8Array(pixels.height * (1 + width * 3)) };
  store(pixels, raster, 0, 0);
  return raster;
}

/**
 * Renders an SVG as `render` does, over a copy of another picture.
 *
 * @param x where its left edge comes to lie; `y` its top edge
 * @param scanlines room for the copy
 */
export async function renderOver(
  ground: Raster,
  { svg, width, x, y }: { svg: string; width: number; x: number; y: number },
  scanlines: Uint8Array = new Uint8Array(ground.scanlines.length),
): Promise<Raster> {
  const pixels = await renderPixels(svg, width);
  scanlines.set(ground.scanlines);
  const raster = { ...ground, scanlines };
  store(pixels, raster, x, y);
  return raster;
}

/**
 * A picture as a PNG file. Compressing is done beside the main thread, where the renderer itself would keep it busy, and
 * on plain rows: drawn areas come out a third smaller than with the renderer's filters.
 */
export async function encode(picture: Raster, effort: keyof typeof efforts = "most"): Promise<Uint8Array> {
  const level = efforts[effort];
  return assemblePng([
    headerChunk(picture, "rgb"),
    ["IDAT", await deflateAsync(picture.scanlines, { level, chunkSize })],
  ]);
}

async function renderPixels(svg: string, width: number): Promise<Pixels> {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  return { width, height, rgba: new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4) };
}

function store({ width, height, rgba }: Pixels, { width: across, scanlines }: Raster, x: number, y: number) {
  // A pixel at a time and with no more steps than it takes: this runs a million times a picture.
  let [from, common] = [0, -1];
  for (let row = 0; row < height; row++) {
    let to = (y + row) * (1 + across * 3) + 1 + x * 3;
    for (const end = from + width; from < end; from++) {
      const pixel = rgba[from] as number;
      common &= pixel;
      scanlines[to++] = pixel;
      scanlines[to++] = pixel >> 8;
      scanlines[to++] = pixel >> 16;
    }
  }
  if (common >>> 24 !== 255) throw new Error("a drawing to be rendered is not opaque");
}
