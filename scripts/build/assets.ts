import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isChunk, reachedChunks } from "./chunks";
import { fileWriter, listFiles } from "./folder";

/**
 * Copies what the framework built for browsers beside the pages. Left out are its own notes and documents, and the
 * scripts and styles that no page leads to: it bundles every route for the browser, also those that are documents only.
 *
 * @param source the framework's client build
 * @param target the site, whose pages are all there
 */
export function copyAssets(source: string, target: string): void {
  const candidates = listFiles(source).filter((path) => !/\.(?:data|html|map)$|^\.vite\//.test(path));
  const pages = listFiles(target).filter((path) => path.endsWith(".html"));
  const reached = reachedChunks(
    pages.map((path) => join(target, path)),
    candidates.filter(isChunk).map((path) => join(source, path)),
    (file) => readFileSync(file, "utf8"),
  );
  const write = fileWriter(target);
  for (const path of candidates) {
    const from = join(source, path);
    if (!isChunk(path) || reached.has(from)) write(path, readFileSync(from));
  }
}
