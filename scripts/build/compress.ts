import { readFile, writeFile } from "node:fs/promises";
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

/** Lays `.br` and `.gz` copies beside every text file that they make smaller. */
export async function compressFiles(paths: readonly string[]): Promise<void> {
  await eachAtOnce(concurrency, paths.filter(isText), compressFile);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestWorthwhile) return;
  const [br, gz] = await Promise.all([brotli(bytes), gzipAsync(bytes, { level: 9 })]);
  // The header's ninth byte names the operating system; 255 is "unknown" and makes builds alike everywhere.
  gz[9] = 255;
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}

/** Brotli as the build publishes it, and as budgets count it. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return brotliAsync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
