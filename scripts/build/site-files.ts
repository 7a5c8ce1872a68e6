import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import pMap from "p-map";
import type { SiteFile } from "../../app/edition/site-file";

/** Pictures rendered at once: enough to keep Node's four worker threads busy. */
const concurrency = 6;

/** Writes a file below a folder, and the folders of its path. */
export function writeInto(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the files whose content is ready: data, drawings, feeds. */
export async function writeReadyFiles(files: readonly SiteFile[], folder: string): Promise<void> {
  for (const { path, body } of files) {
    if (typeof body === "function") continue;
    writeInto(folder, path, body);
    // Yields to the event loop, which gives idle worker threads the next picture.
    await setImmediate();
  }
}

/** Renders and writes the slow pictures, mostly in worker threads. */
export async function writeRenderings(files: readonly SiteFile[], folder: string): Promise<void> {
  const renderFile = async ({ path, body }: SiteFile) => {
    if (typeof body === "function") writeInto(folder, path, await body());
  };
  await pMap(files, renderFile, { concurrency });
}
