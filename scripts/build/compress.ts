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

/**
 * Writes `.br` and `.gz` copies beside every text file, if they are smaller.
 *
 * @param paths below `folder`, with forward slashes
 */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<void> {
  const writeCopies = async (path: string) => {
    const file = join(folder, path);
    const bytes = await readFile(file);
    if (bytes.length < smallestWorthwhile) return;
    // 11 takes three times as long as 10 for the last 2%: it is for scripts and the report's own pages, which then fit into a
    // server's first round trip.
    const quality = path.startsWith("assets/") || /^[^/]+\.html$/.test(path) ? 11 : 10;
    const { br, gz } = await compress(bytes, quality);
    if (br.length < bytes.length) await writeFile(`${file}.br`, br);
    if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  };
  await pMap(paths.filter(isText), writeCopies, { concurrency });
}

async function compress(bytes: Buffer, quality: number) {
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
