import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/** A file of the built site, to compare with what the server makes of it. */
export function readBuilt(name: string): Buffer {
  return readFileSync(`${dist}${name}`);
}

/** Any file of a kind, as a path below the site: tests of the server do not care which. */
export function anyBuilt(folder: string, ending: string): string {
  const names = readdirSync(`${dist}${folder}`).sort();
  return `${folder}/${names.find((name) => name.endsWith(ending) && name !== "404.html")}`;
}
