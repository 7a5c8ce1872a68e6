import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "../../hosting/host-files";
import { isPagePath } from "./redirects";
import { writeInto } from "./site-files";

/** Writes redirects as files for hosts that have none, such as GitHub Pages: pages that redirect, or copies of other files. */
export function writeRedirectPages(site: string, base: string, redirects: readonly Redirect[]): void {
  const froms = new Set(redirects.map(({ from }) => from));
  for (const { from, to } of redirects) {
    // Such hosts lead from `/2025` to `/2025/`.
    if (froms.has(`${from}/`)) continue;
    if (!isPagePath(from)) cpSync(join(site, to), join(site, from));
    else writeInto(site, `${from.slice(1).replace(/\/$/, "/index")}.html`, writePage(base + to.slice(1)));
  }
}

/** With a link for browsers that do not follow it. */
function writePage(to: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}">`,
    `<link rel="canonical" href="${to}"><title>Moved</title><p><a href="${to}">This page has moved</a></p></html>\n`,
  ].join("");
}
