import type { SiteFile } from "../../app/downloads/site-file";
import { eachAtOnce } from "./at-once";
import { takeBreaths } from "./breathe";
import { fileWriter } from "./folder";

/** Pictures in work at once: enough to keep Node's four worker threads busy while other work is done here. */
const concurrency = 6;

/** Writes the files that are no pages (data, drawings, feeds) and are there at once. */
export async function writeReadyFiles(files: readonly SiteFile[], folder: string): Promise<void> {
  const write = fileWriter(folder);
  const breathe = takeBreaths();
  for (const { path, body } of files) {
    if (typeof body !== "function") write(path, body);
    await breathe();
  }
}

/** Renders and writes the files that take their time, most of it beside the main thread. */
export async function writeRenderings(files: readonly SiteFile[], folder: string): Promise<void> {
  const write = fileWriter(folder);
  await eachAtOnce(concurrency, files, async ({ path, body }) => {
    if (typeof body === "function") write(path, await body());
  });
}
