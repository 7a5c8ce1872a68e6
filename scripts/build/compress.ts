import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { isText } from "../../hosting/media-types";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** As many as keep Node's four worker threads busy. */
const concurrency = 8;

/** In bytes. Smaller files fit into one network packet uncompressed. */
const smallestWorthwhile = 1024;

/** Writes `.br` and `.gz` copies of text files, if they are smaller. */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<void> {
  const writeCopies = async (path: string) => {
    const file = join(folder, path);
    const bytes = await readFile(file);
    if (bytes.length < smallestWorthwhile) return;
    // Quality 11 saves 2% and takes three times as long: for scripts and the report's own pages, which then fit into a server's
    // first round trip.
    const quality = path.startsWith("assets/") || /^[^/]+\.html$/.test(path) ? 11 : 10;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })]);
    // The operating system, which differs between machines: 255 is "unknown".
    gz[9] = 255;
    if (br.length < bytes.length) await writeFile(`${file}.br`, br);
    if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  };
  await pMap(paths.filter(isText), writeCopies, { concurrency });
}
