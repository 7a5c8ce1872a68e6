import { isChunk, type ReadText, reachedChunks } from "./chunks";

/**
 * Chooses which files of the framework's build belong to the site. Left out are data files (no page of ours fetches
 * any), the bundler's own notes, and the scripts and styles that no page leads to: the framework bundles every
 * route for the browser, also those that are documents only.
 */
export function selectFiles(paths: readonly string[], readText: ReadText): string[] {
  const candidates = paths.filter((path) => !/\.data$|^\.vite\/|\.map$/.test(path));
  const documents = candidates.filter((path) => /\.(?:html|svg|webmanifest)$/.test(path));
  const reached = reachedChunks(documents, candidates.filter(isChunk), readText);
  return candidates.filter((path) => !isChunk(path) || reached.has(path));
}

/**
 * Where a file lies in the published site. `a/b/index.html` becomes `a/b.html`, because every static host serves that
 * at `/a/b`, while for a folder most of them redirect to `/a/b/`. The framework lays pages into folders named like the
 * path that the site is hosted under; the site's own folder is put under that path as a whole.
 */
export function publishedPath(path: string, base = "/"): string {
  const below = `/${path}`.startsWith(base) ? path.slice(base.length - 1) : path;
  return below.replace(/\/index\.html$/, ".html");
}
