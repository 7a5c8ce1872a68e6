import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { eachAtOnce } from "./at-once";
import type { ServerBundle } from "./server-bundle";

/** Files in work at once: enough to keep Node's four worker threads busy while pages are rendered. */
const concurrency = 6;

/** Writes the files that are no pages (pictures, data, feeds) into a folder; they are what the pages link to. */
export async function writeSiteFiles({ entry }: ServerBundle, folder: string): Promise<void> {
  await eachAtOnce(concurrency, entry.module.siteFiles(), async ({ path, body }) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof body === "function" ? await body() : body);
  });
}
