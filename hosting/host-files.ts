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
 * forbids framing. The rules of `/data/` and `/cite/` also match these two pages, which does no harm.
 */
function writeHeaders({ pages, files }: Inventory, prefix: string): string {
  const inFolders = (paths: readonly string[]) =>
    listEditionFolders(pages.keys()).flatMap((folder) => paths.map((path) => folder + path));
  const paths = [...files.keys()];
  const atRoot = paths.filter(isAtRoot);
  const folders = new Set(paths.flatMap((path) => /^(?:\/\d{4})?\/(?!\d{4}\/)[^/]+\//.exec(path) ?? []));
  const alone = { "Content-Security-Policy": filePolicy };
  return [
    note,
    rule(`${prefix}/*`, delivery.headers),
    ...inFolders(delivery.hashedFolders).map((folder) =>
      rule(`${prefix}${folder}*`, { "Cache-Control": delivery.hashedCaching }),
    ),
    ...inFolders(delivery.drawingFolders).map((folder) => rule(`${prefix}${folder}*`, alone)),
    ...[...folders].map((folder) => rule(`${prefix}${folder}*`, delivery.fileHeaders)),
    ...atRoot.map((path) => rule(prefix + path, { ...alone, ...delivery.fileHeaders })),
  ].join("\n");
}

/** Only few files lie at the root of an edition, among them drawings. */
function isAtRoot(address: string): boolean {
  return /^(?:\/\d{4})?\/[^/]+$/.test(address);
}

/**
 * These hosts remove `.html` and trailing slashes themselves: rules for that would loop. For unknown paths they send a 404.html
 * without a rule.
 */
function writeRedirects({ pages }: Inventory, prefix: string, redirects: readonly Redirect[]): string {
  // Each page has its own rule: a placeholder could lead to another host (`//evil.example/index`).
  const spelled = [...pages.values()]
    .filter(({ address }) => !isNotFoundPage(address))
    .flatMap(({ address }) =>
      ["index", "index.html"].map((end) => `${address.replace(/\/?$/, "/")}${end} ${prefix}${address} 308`),
    );
  const moved = redirects.map(({ from, to, status }) => `${from} ${prefix}${to} ${status}`);
  return [note, ...[...spelled, ...moved].map((line) => prefix + line), ""].join("\n");
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
