import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText } from "../../server/media-types";
import { eachAtOnce } from "./at-once";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Files in work at once: enough to keep Node's four worker threads busy, few enough to open. */
const concurrency = 8;

/** Below this, the headers that announce an encoding outweigh what it saves. */
const smallestWorthwhile = 256;

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
  const made = new Map<string, Promise<Copies>>();
  await eachAtOnce(concurrency, paths.filter(isText), async (path) => {
    const file = join(folder, path);
    const bytes = await readFile(file);
    if (bytes.length < smallestWorthwhile) return;
    const quality = chooseQuality(path, bytes.length);
    const key = `${quality} ${createHash("sha256").update(bytes).digest("base64")}`;
    const copies = made.get(key) ?? compress(bytes, quality);
    made.set(key, copies);
    const { br, gz } = await copies;
    if (br.length < bytes.length) await writeFile(`${file}.br`, br);
    if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  });
}

/**
 * How hard brotli tries. Its last step takes three times as long for the last two percent, so that is for what most
 * visits begin with: the report's own pages and its scripts, whose number stays the same however long the list is. The
 * step before it is for all else that a report of this size has, and a quick one for what only a far larger one has.
 */
export function chooseQuality(path: string, bytes: number): number {
  if (bytes > 400_000) return 5;
  return /^(?:[^/]+\.html|assets\/.+)$/.test(path) ? constants.BROTLI_MAX_QUALITY : 10;
}

async function compress(bytes: Buffer, quality: number): Promise<Copies> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  // The header's ninth byte names the operating system; 255 is "unknown" and makes builds alike everywhere.
  gz[9] = 255;
  return { br, gz };
}
