import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Every file below a folder, as sorted paths with forward slashes: the same list on every machine. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Writes files below a folder and makes the folders they lie in, each once. */
export function fileWriter(folder: string): (path: string, content: string | Uint8Array) => void {
  const there = new Set<string>();
  return (path, content) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!there.has(parent)) mkdirSync(parent, { recursive: true });
    there.add(parent);
    writeFileSync(file, content);
  };
}
