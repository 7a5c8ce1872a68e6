import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pMap from "p-map";
import type { SiteFile } from "../../app/edition/site-file";

/** As many as keep Node's four worker threads busy. */
const concurrency = 6;

/** Writes a file and the folders of its path. */
export function writeInto(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the files that are ready before it returns, then those that must be rendered. */
export function writeFiles(files: readonly SiteFile[], folder: string): Promise<unknown> {
  for (const { path, body } of files) if (typeof body !== "function") writeInto(folder, path, body);
  const render = async ({ path, body }: SiteFile) => {
    if (typeof body === "function") writeInto(folder, path, await body());
  };
  return pMap(files, render, { concurrency });
}
