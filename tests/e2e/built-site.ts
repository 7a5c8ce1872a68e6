import { readdirSync, readFileSync } from "node:fs";
import { fixtureSite } from "../sites";
import { lostPages } from "./fixture";

/** Every file of the built site, as sorted paths. */
export const builtFiles: readonly string[] = readdirSync(fixtureSite, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .sort();

/** The addresses of all pages in the built site, so that a new page is tested without being named anywhere. */
export const builtPages: readonly string[] = builtFiles
  .filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
  .map((name) => `/${name.replace(/(^index)?\.html$/, "")}`);

/** All of them, and the two not-found pages at addresses that nothing stands at. */
export const everyPage: readonly string[] = [...builtPages, ...lostPages];

/** A file of the built site, to compare with what the server makes of it. */
export function readBuilt(name: string): Buffer {
  return readFileSync(`${fixtureSite}${name}`);
}
