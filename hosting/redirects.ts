import { readFileSync } from "node:fs";
import { join } from "node:path";
import { delivery } from "./delivery";

/** The redirects of a site, besides those from other spellings of an address. Addresses are below the base path. */
export interface Redirects {
  /** The year of the newest edition, whose folder leads to the root. */
  newest: number | undefined;
  /** Published addresses that the site lost -> where they lead permanently, with a fragment for the page if any. */
  moved: ReadonlyMap<string, string>;
}

/** On a page of an earlier edition: shows that the newest edition lost it (app/document/newer-edition.css). */
export const lostFragment = "#lost";

/** The redirects of a built site, from its `_redirects`. */
export function readRedirects(folder: string, base: string): Redirects {
  const { redirectStatus, temporaryRedirectStatus } = delivery;
  const text = readFileSync(join(folder, "_redirects"), "utf8");
  const [, year] = new RegExp(`/(\\d{4})/\\* \\S+ ${temporaryRedirectStatus}$`, "m").exec(text) ?? [];
  const prefix = base.slice(0, -1);
  const moved = [
    ...text.matchAll(new RegExp(`^${prefix}(/[^:\\s]*) ${prefix}(\\S+) ${redirectStatus}$`, "gm")),
  ];
  return {
    newest: year === undefined ? undefined : Number(year),
    moved: new Map(moved.map(([, from = "", to = ""]) => [from, to])),
  };
}
