import { setImmediate } from "node:timers/promises";
import pMap from "p-map";
import type { SiteFile } from "../../app/downloads/site-file";
import { fileWriter } from "./folder";

/** Pictures in work at once: enough to keep Node's four worker threads busy while other work is done here. */
const concurrency = 6;

/** Writes the files that are no pages (data, drawings, feeds) and are there at once. */
export async function writeReadyFiles(files: readonly SiteFile[], folder: string): Promise<void> {
  const write = fileWriter(folder);
  for (const { path, body } of files) {
    if (typeof body === "function") continue;
    write(path, body);
    // Yields to the event loop, which starts the next rendering when one ends; the worker threads would idle else.
    await setImmediate();
  }
}

/** Renders and writes the files that take their time, most of it in worker threads. */
export async function writeRenderings(files: readonly SiteFile[], folder: string): Promise<void> {
  const write = fileWriter(folder);
  const renderFile = async ({ path, body }: SiteFile) => {
    if (typeof body === "function") write(path, await body());
  };
  await pMap(files, renderFile, { concurrency });
}
