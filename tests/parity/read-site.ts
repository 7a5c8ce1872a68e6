import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../hosting/list-files";
import type { Site } from "./site";

/** Reads the pages of a built site, and its tables and drawings. */
export function readSite(folder: string): Site {
  const read = (ending: RegExp, addressOf: (name: string) => string) =>
    new Map(
      listFiles(folder)
        .filter((name) => ending.test(name))
        .map((name) => [addressOf(name), readFileSync(join(folder, name), "utf8")]),
    );
  return {
    pages: read(/\.html$/u, (name) => `/${name.replace(/(^index)?\.html$/u, "")}`),
    files: read(/\.(?:csv|json|svg)$/u, (name) => `/${name}`),
  };
}
