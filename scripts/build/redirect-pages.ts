import { cpSync } from "node:fs";
import { join } from "node:path";
import { isHashed } from "../../hosting/delivery";
import { editionFolder } from "../../hosting/editions";
import { type Inventory, listAddresses } from "../../hosting/inventory";
import { isNotFoundPage } from "../../hosting/not-found";
import type { Redirects } from "../../hosting/redirects";
import { isPagePath } from "./addresses";
import { pageFile } from "./pages";
import { writeInto } from "./site-files";

/**
 * Writes a site's redirects as files, for hosts that have none, such as GitHub Pages: a page that leads on, or a copy of
 * another file. All of the newest edition is below its year, too, but for hashed files.
 *
 * @param base the path that the site is hosted under
 */
export function writeRedirectPages(
  site: string,
  base: string,
  inventory: Inventory,
  { newest, moved }: Redirects,
): void {
  const isOwn = (address: string) =>
    editionFolder(address) === "" && !isHashed(address) && !isNotFoundPage(address);
  const kept = listAddresses(inventory).map((address) => [address, address] as const);
  const recent = [...kept, ...moved].filter(([from]) => isOwn(from));
  for (const [from, to] of [...recent.map(([from, to]) => [`/${newest}${from}`, to] as const), ...moved]) {
    if (isPagePath(from))
      writeInto(site, pageFile(from.replace(/\/$/, "/index")), writePage(base + to.slice(1)));
    else cpSync(join(site, to), join(site, from));
  }
}

/** With a link, for readers whose browser does not follow. The canonical URL is the page's that it leads to. */
function writePage(to: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}">`,
    `<link rel="canonical" href="${to}"><title>Moved</title><p><a href="${to}">This page has moved</a></p></html>\n`,
  ].join("");
}
