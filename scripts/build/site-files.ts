import type { SiteFile } from "../../app/site-files";
import { eachAtOnce } from "./at-once";
import { fileWriter } from "./folder";

/** Pictures in work at once: enough to keep Node's four worker threads busy while other work is done here. */
const concurrency = 6;

/** Writes the files that are no pages (data, drawings, feeds) and are there at once. */
export function writeReadyFiles(files: readonly SiteFile[], folder: string): void {
  const write = fileWriter(folder);
  for (const { path, body } of files) if (typeof body !== "function") write(path, body);
}

/** Renders and writes the files that take their time, most of it beside the main thread. */
export async function writeRenderings(files: readonly SiteFile[], folder: string): Promise<void> {
  const write = fileWriter(folder);
  await eachAtOnce(concurrency, files, async ({ path, body }) => {
    if (typeof body === "function") write(path, await body());
  });
}
