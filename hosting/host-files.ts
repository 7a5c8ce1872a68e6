import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listEditionFolders } from "./editions";
import type { Inventory } from "./inventory";
import { isNotFoundPage, listNotFound } from "./not-found";
import { cacheControl, offline, policy, upgrade } from "./policy";

/** Writes `_headers` and `_redirects` into the built site, for Netlify, Cloudflare Pages and similar hosts. */
export function writeHostFiles(folder: string, inventory: Inventory, base: string): void {
  writeFileSync(join(folder, "_headers"), writeHeaders(inventory, base));
  writeFileSync(join(folder, "_redirects"), writeRedirects(inventory, base));
}

/**
 * These hosts combine all rules that match, and two policies allow only what both allow: so each page has its own rule,
 * and 404 pages, which no rule can match, rely on their `<meta>`. offline.htm needs no exception from
 * `X-Frame-Options: DENY`, because browsers prefer `frame-ancestors`. These hosts always use TLS.
 */
export function writeHeaders({ pages, files }: Inventory, base: string): string {
  const prefix = base.slice(0, -1);
  const everywhere = { ...policy.headers, "Strict-Transport-Security": policy.transportSecurity };
  const inEachEdition = (addresses: readonly string[]) =>
    listEditionFolders(pages.keys()).flatMap((folder) => addresses.map((address) => folder + address));
  const named = inEachEdition([offline.frame, offline.worker]).flatMap((address) => files.get(address) ?? []);
  const rules = [
    rule(`${prefix}/*`, everywhere),
    ...inEachEdition(policy.cache.hashedFolders).map((folder) =>
      rule(`${prefix}${folder}*`, { "Cache-Control": cacheControl(folder) }),
    ),
    ...[...pages.values(), ...named].map((page) =>
      rule(prefix + page.address, {
        "Cache-Control": cacheControl(page.address),
        "Content-Security-Policy": page.policy + upgrade,
      }),
    ),
  ];
  return `${note}\n${rules.join("\n")}`;
}

/**
 * These hosts remove `.html` and trailing slashes themselves; a rule for that would loop. Hosts that do not support
 * status 404 ignore the rule and serve the nearest 404.html, which is the same page.
 */
export function writeRedirects({ pages }: Inventory, base: string): string {
  const prefix = base.slice(0, -1);
  const moved = [...pages.values()]
    .filter(({ address }) => !isNotFoundPage(address))
    .flatMap(({ address }) => {
      const folder = address.replace(/\/$/, "");
      return ["/index", "/index.html"].map(
        (spelling) => `${prefix}${folder}${spelling} ${prefix}${address} ${policy.redirectStatus}`,
      );
    });
  const lost = listNotFound(listEditionFolders(pages.keys()))
    .filter(({ page }) => pages.has(page))
    .map(({ under, page }) => `${prefix}${under}* ${prefix}${page}.html 404`);
  return [note, ...moved, ...lost, ""].join("\n");
}

const note = "# Written by the build, from hosting/policy.ts.";

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}
