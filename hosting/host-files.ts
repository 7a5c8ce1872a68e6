import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { delivery, isNotFoundPage } from "./delivery";
import { listEditionFolders } from "./editions";
import { cleanAddress, type Inventory } from "./inventory";
import { filePolicy } from "./policy";

/**
 * A redirect of an address that is not in the site. Both addresses are below the base path; `to` may have a fragment. 308 is
 * permanent; 307 lasts until there is a newer edition.
 */
export interface Redirect {
  from: string;
  to: string;
  status: 307 | 308;
}

/**
 * Writes `_headers` and `_redirects` for Netlify, Cloudflare Pages and similar hosts, and `_redirects.nginx`, which
 * hosting/nginx.conf includes.
 */
export function writeHostFiles(
  folder: string,
  inventory: Inventory,
  base: string,
  redirects: readonly Redirect[],
): void {
  const prefix = base.slice(0, -1);
  writeFileSync(join(folder, "_headers"), writeHeaders(inventory, prefix));
  writeFileSync(join(folder, "_redirects"), writeRedirects(inventory, prefix, redirects));
  writeFileSync(join(folder, "_redirects.nginx"), writeNginxMap(prefix, redirects));
}

/**
 * These hosts combine all rules that match. Pages need no policy here: each has its own in a `<meta>`, and `X-Frame-Options`
 * forbids framing.
 */
function writeHeaders({ pages, files }: Inventory, prefix: string): string {
  const inFolders = (paths: readonly string[]) =>
    listEditionFolders(pages.keys()).flatMap((folder) => paths.map((path) => folder + path));
  const alone = [...inFolders(delivery.drawingFolders), ...[...files.keys()].filter(isAtRoot)];
  return [
    note,
    rule(`${prefix}/*`, delivery.headers),
    ...inFolders(delivery.hashedFolders).map((folder) =>
      rule(`${prefix}${folder}*`, { "Cache-Control": delivery.hashedCaching }),
    ),
    ...alone.map((path) =>
      rule(prefix + path.replace(/\/$/, "/*"), { "Content-Security-Policy": filePolicy }),
    ),
  ].join("\n");
}

/** Only few files lie at the root of an edition, among them drawings. */
function isAtRoot(address: string): boolean {
  return /^(?:\/\d{4})?\/[^/]+$/.test(address);
}

/**
 * These hosts remove `.html` and trailing slashes themselves: rules for that would loop. Hosts without support for status 404
 * serve the nearest 404.html, which is the same page.
 */
function writeRedirects({ pages }: Inventory, prefix: string, redirects: readonly Redirect[]): string {
  // Each page has its own rule: a placeholder could lead to another host (`//evil.example/index`).
  const spelled = [...pages.values()]
    .filter(({ address }) => !isNotFoundPage(address))
    .flatMap(({ address }) =>
      ["index", "index.html"].map((end) => `${address.replace(/\/?$/, "/")}${end} ${prefix}${address} 308`),
    );
  const moved = redirects.map(({ from, to, status }) => `${from} ${prefix}${to} ${status}`);
  const lost = listEditionFolders(pages.keys()).flatMap((folder) =>
    delivery.notFound.map(({ under, page }) => `${folder}${under}* ${prefix}${folder}${page}.html 404`),
  );
  return [note, ...[...spelled, ...moved, ...lost].map((line) => prefix + line), ""].join("\n");
}

/** A map from canonical paths to status and target. The query goes before the fragment. */
function writeNginxMap(prefix: string, redirects: readonly Redirect[]): string {
  const entries = redirects.map(({ from, to, status }) => {
    const [path, ...fragment] = to.split(/(?=#)/);
    return `"${prefix}${cleanAddress(from)}" "${status} ${prefix}${path}$is_args$args${fragment.join("")}";`;
  });
  return [note, ...new Set(entries), ""].join("\n");
}

const note = "# Written by the build, from hosting/delivery.ts.";

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}
