/** Reads a file by its path. */
export type ReadText = (path: string) => string;

const mention = /[\w.~-]+\.(?:js|css)\b/g;

/** Whether a path is one of the scripts and styles that the bundler made. */
export function isChunk(path: string): boolean {
  return /^assets\/.*\.(?:js|css)$/.test(path);
}

/**
 * The chunks that some files lead to, directly or through other chunks.
 *
 * A chunk counts as led to when its file name stands anywhere in the text. That covers static and lazy imports alike
 * and the framework's own route manifest, which the bundler's manifest does not list. Names carry a hash, so a name
 * never stands there by chance.
 */
export function reachedChunks(
  from: readonly string[],
  chunks: readonly string[],
  readText: ReadText,
): Set<string> {
  const byName = new Map(chunks.map((path) => [path.slice(path.lastIndexOf("/") + 1), path]));
  const reached = new Set<string>();
  const toRead = [...from];
  for (let path = toRead.pop(); path !== undefined; path = toRead.pop()) {
    for (const [name] of readText(path).matchAll(mention)) {
      const found = byName.get(name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      toRead.push(found);
    }
  }
  return reached;
}
