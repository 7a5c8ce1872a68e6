import { crc32 } from "node:zlib";

// The file format of the Portable Network Graphics specification, third edition: https://www.w3.org/TR/png-3/

/** How a pixel is stored: three bytes of colour, or one byte that points into a palette. */
const colorTypes = { rgb: 2, palette: 3 } as const;

/** A part of a PNG file: its four letters, and what it holds. */
type Chunk = readonly [type: string, data: Uint8Array];

/** A PNG file out of its parts but the last one, which is always the same. */
export function assemblePng(chunks: readonly Chunk[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks.map(frameChunk), frameChunk(["IEND", Buffer.alloc(0)])]);
}

/** The first part: size in pixels and how each is stored, eight bits a sample, rows from top to bottom. */
export function headerChunk(size: { width: number; height: number }, color: keyof typeof colorTypes): Chunk {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size.width, 0);
  data.writeUInt32BE(size.height, 4);
  data.set([8, colorTypes[color], 0, 0, 0], 8);
  return ["IHDR", data];
}

function frameChunk([type, data]: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
