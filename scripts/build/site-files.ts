import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** Writes all files whose content is ready, before it returns; then renders the slow pictures, mostly in worker threads. */
export function writeFiles(files: readonly SiteFile[], folder: string): Promise<unknown> {
  for (const { path, body } of files) if (typeof body !== "function") writeInto(folder, path, body);
  const render = async ({ path, body }: SiteFile) => {
    if (typeof body === "function") writeInto(folder, path, await body());
  };
  return pMap(files, render, { concurrency });
}
