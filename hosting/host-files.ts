import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Inventory } from "./inventory";
import { cacheControl, isNotFoundPage, offline, policy, upgrade } from "./policy";

/** Lays `_headers` and `_redirects` into the built site, for hosts that read them. */
export function writeHostFiles(folder: string, inventory: Inventory, base: string): void {
  writeFileSync(join(folder, "_headers"), writeHeaders(inventory, base));
  writeFileSync(join(folder, "_redirects"), writeRedirects(inventory, base));
}

/**
 * What answers say, for hosts that read `_headers` (Netlify, Cloudflare Pages and others). They add up the rules that
 * match, and two policies at once mean what both allow; so each page has a rule for its own, and what no rule fits,
 * the not-found pages among it, has the policy in its `<meta>`. The document in the hidden frame needs no rule against
 * `X-Frame-Options: DENY`: a browser that reads `frame-ancestors` passes over that. These hosts encrypt every connection.
 */
export function writeHeaders({ pages, files }: Inventory, base: string): string {
  const prefix = base.slice(0, -1);
  const everywhere = { ...policy.headers, "Strict-Transport-Security": policy.transportSecurity };
  const named = [offline.frame, offline.worker].flatMap((address) => files.get(address) ?? []);
  const rules = [
    rule(`${prefix}/*`, everywhere),
    ...policy.cache.hashedFolders.map((folder) =>
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
 * Other spellings of each page, and which page says that something is missing. Such hosts drop `.html` and a slash at
 * the end by themselves, and a rule for that would lead in a circle. Hosts that know no rule with status 404 pass
 * over it and take the nearest 404.html, which is the same page.
 */
export function writeRedirects({ pages }: Inventory, base: string): string {
  const prefix = base.slice(0, -1);
  const moved = [...pages.keys()]
    .filter((address) => !isNotFoundPage(address))
    .flatMap((address) => {
      const folder = address === "/" ? "" : address;
      return ["/index", "/index.html"].map(
        (spelling) => `${prefix}${folder}${spelling} ${prefix}${address} ${policy.redirectStatus}`,
      );
    });
  const lost = policy.notFound
    .filter(({ page }) => pages.has(page))
    .map(({ under, page }) => `${prefix}${under}* ${prefix}${page}.html 404`);
  return [note, ...moved, ...lost, ""].join("\n");
}

const note = "# Written by the build, from hosting/policy.ts.";

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}
