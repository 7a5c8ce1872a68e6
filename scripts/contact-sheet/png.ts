import { writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { assemblePng, headerChunk } from "../../app/downloads/images/png-format";
import type { Pixels } from "./browser";

const paletteSize = 256;

/** A colour rounded to five bits a channel. */
function bucketOf(rgba: Uint8Array, at: number): number {
  return (((rgba[at] ?? 0) >> 3) << 10) | (((rgba[at + 1] ?? 0) >> 3) << 5) | ((rgba[at + 2] ?? 0) >> 3);
}

function channels(bucket: number): [number, number, number] {
  return [((bucket >> 10) & 31) * 8 + 4, ((bucket >> 5) & 31) * 8 + 4, (bucket & 31) * 8 + 4];
}

/** The colours that fill most of the picture; a rare one goes to its nearest. */
function choosePalette(rgba: Uint8Array): {
  colours: [number, number, number][];
  indexOf: Map<number, number>;
} {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const bucket = bucketOf(rgba, at);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const buckets = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const colours = buckets.slice(0, paletteSize).map(channels);
  const indexOf = new Map(
    buckets.map((bucket) => {
      const [r, g, b] = channels(bucket);
      const distances = colours.map(([pr, pg, pb]) => (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2);
      return [bucket, distances.indexOf(Math.min(...distances))];
    }),
  );
  return { colours, indexOf };
}

/** Writes pixels as a PNG of 256 colours, a third of the size of a full one. Returns its bytes. */
export function writeIndexedPng(file: string, { width, height, rgba }: Pixels): number {
  const { colours, indexOf } = choosePalette(rgba);
  const scanlines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      scanlines[y * (width + 1) + 1 + x] = indexOf.get(bucketOf(rgba, (y * width + x) * 4)) ?? 0;
    }
  }
  const png = assemblePng([
    headerChunk({ width, height }, "palette"),
    ["PLTE", Buffer.from(colours.flat())],
    ["IDAT", deflateSync(scanlines, { level: 9 })],
  ]);
  writeFileSync(file, png);
  return png.length;
}
