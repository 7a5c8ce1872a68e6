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

/** Files compressed at once: enough to keep Node's four worker threads busy. */
const concurrency = 8;

/** Smaller files fit into one network packet uncompressed. */
const smallestWorthwhile = 1024;

type Copies = Record<"br" | "gz", Buffer>;

/**
 * Writes `.br` and `.gz` copies beside every text file, if they are smaller. Files with the same content are compressed
 * once.
 *
 * @param paths below `folder`, with forward slashes
 */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<void> {
  const texts = paths
    .filter(isText)
    .map((path) => ({ path, size: statSync(join(folder, path)).size }))
    .filter(({ size }) => size >= smallestWorthwhile)
    // Largest first, so that no thread waits for another at the end.
    .sort((a, b) => b.size - a.size);
  const total = texts.reduce((sum, { size }) => sum + size, 0);
  const made = new Map<string, Promise<Copies>>();
  const writeCopies = async ({ path, size }: (typeof texts)[number]) => {
    const file = join(folder, path);
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
 * The brotli quality of a file. 11 takes three times as long as 10 for the last 2%: it is for scripts and the report's
 * own pages, which then fit into a server's first round trip. 5 is quick and 8% larger: it is for very large files, and
 * in a report twice as large as this one for everything whose number grows with the list.
 *
 * @param total bytes of all files to compress
 */
export function chooseQuality({ path, size, total }: { path: string; size: number; total: number }): number {
  if (size > 400_000) return 5;
  const isOwnPage = /^[^/]+\.html$/.test(path);
  if (path.startsWith("assets/") || (isOwnPage && size <= 120_000)) return 11;
  return isOwnPage || total <= 6_000_000 ? 10 : 5;
}

async function compress(bytes: Buffer, quality: number): Promise<Copies> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // Room for the whole result, because a thread waits for the main thread to get more.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, Math.ceil(bytes.length / 2));
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, {
      chunkSize,
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipAsync(bytes, { level: 9, chunkSize }),
  ]);
  // This byte of the header names the operating system; with 255 ("unknown") all machines write the same bytes.
  gz[9] = 255;
  return { br, gz };
}
