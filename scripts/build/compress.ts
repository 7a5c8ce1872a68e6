import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { isText } from "../../hosting/media-types";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Files in work at once: enough to keep Node's four worker threads busy, few enough to open. */
const concurrency = 8;

/** Below this, a file goes into one network packet as it is. */
const smallestWorthwhile = 1024;

interface Copies {
  br: Buffer;
  gz: Buffer;
}

/**
 * Lays `.br` and `.gz` copies beside every text file that they make smaller. Files that hold the same are compressed
 * once.
 *
 * @param paths below `folder`, with forward slashes
 */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<void> {
  const texts = paths
    .filter(isText)
    .map((path) => ({ path, file: join(folder, path) }))
    .map((text) => ({ ...text, size: statSync(text.file).size }))
    .filter(({ size }) => size >= smallestWorthwhile)
    // What takes longest comes first: at the end no thread waits for another.
    .sort((a, b) => b.size - a.size);
  const total = texts.reduce((sum, { size }) => sum + size, 0);
  const made = new Map<string, Promise<Copies>>();
  const writeCopies = async ({ path, file, size }: (typeof texts)[number]) => {
    const bytes = await readFile(file);
    const quality = chooseQuality({ path, size, total });
    const key = `${quality} ${createHash("sha256").update(bytes).digest("base64")}`;
    const copies = made.get(key) ?? compress(bytes, quality);
    made.set(key, copies);
    const { br, gz } = await copies;
    if (br.length < bytes.length) await writeFile(`${file}.br`, br);
    if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  };
  await pMap(texts, writeCopies, { concurrency });
}

/**
 * How hard brotli tries. Its last step, 11, takes three times as long for the last two percent: that is for scripts and for the
 * report's own pages, which then fit into what a server sends before it waits for an answer. A quick step, which leaves eight
 * percent, is for single large files, and in a report twice as large as this one or larger for all but those, whose number stays the same however
 * long the list is.
 *
 * @param total bytes of all the files to be compressed
 */
export function chooseQuality({ path, size, total }: { path: string; size: number; total: number }): number {
  if (size > 400_000) return 5;
  const isOwnPage = /^[^/]+\.html$/.test(path);
  if (path.startsWith("assets/") || (isOwnPage && size <= 100_000)) return 11;
  return isOwnPage || total <= 6_000_000 ? 10 : 5;
}

async function compress(bytes: Buffer, quality: number): Promise<Copies> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // Room for the result at once: to get more, a thread would wait for the main one.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, Math.ceil(bytes.length / 2));
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, {
      chunkSize,
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipAsync(bytes, { level: 9, chunkSize }),
  ]);
  // The header's ninth byte names the operating system; 255 is "unknown" and makes builds alike everywhere.
  gz[9] = 255;
  return { br, gz };
}
