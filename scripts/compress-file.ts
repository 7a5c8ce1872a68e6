import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const text = /\.(?:html|js|svg|css|csv|json|txt|xml|bib|ris|webmanifest)$/;

/** In bytes. Below that, headers weigh more. */
const smallestWorthwhile = 512;

/** Writes `.br` and `.gz` copies of a text file, for hosts that serve them. */
export async function compressFile(file: string): Promise<void> {
  // An earlier edition brings its copies.
  if (!text.test(file) || existsSync(`${file}.br`)) return;
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhile) return;
  const [br, gz] = await Promise.all([brotliAsync(bytes), gzipAsync(bytes, { level: 9 })]);
  // The operating system, which differs between machines: 255 is "unknown".
  gz[9] = 255;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
