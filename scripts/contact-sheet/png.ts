import { writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { Pixels } from "./browser";

const paletteSize = 256;

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", deflateSync(scanlines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  writeFileSync(file, png);
  return png.length;
}
