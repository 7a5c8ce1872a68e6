import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lostPages } from "./specification";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/** The addresses of all pages in the built site, so that a new page is tested without being named anywhere. */
export const builtPages: readonly string[] = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
  .map((name) => `/${name.replace(/(^index)?\.html$/, "")}`)
  .sort();

/** All of them, and the two not-found pages at addresses that nothing stands at. */
export const everyPage: readonly string[] = [...builtPages, ...lostPages];
