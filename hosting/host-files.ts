import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheControl, delivery } from "./delivery";
import { listEditionFolders } from "./editions";
import type { Inventory } from "./inventory";
import { listNotFound } from "./not-found";
import { headerPolicy } from "./policy";
import type { Redirects } from "./redirects";

/** Writes `_headers` and `_redirects` into the built site, for Netlify, Cloudflare Pages and similar hosts. */
export function writeHostFiles(
  folder: string,
  inventory: Inventory,
  base: string,
  redirects: Redirects,
): void {
  const prefix = base.slice(0, -1);
  const folders = listEditionFolders(inventory.pages.keys());
  writeFileSync(join(folder, "_headers"), writeHeaders(inventory, folders, prefix));
  writeFileSync(join(folder, "_redirects"), writeRedirects(folders, prefix, redirects));
}

/**
 * These hosts combine all rules that match. Pages need none of their own: `X-Frame-Options` forbids framing, and each has
 * its policy in a `<meta>`. In offline.htm's rule `frame-ancestors` overrides `X-Frame-Options`. These hosts always use TLS.
 */
function writeHeaders({ files }: Inventory, folders: readonly string[], prefix: string): string {
  const everywhere = { ...delivery.headers, "Strict-Transport-Security": delivery.transportSecurity };
  const inFolders = (paths: readonly string[]) =>
    folders.flatMap((folder) => paths.map((path) => folder + path));
  const alone = [...inFolders(delivery.drawingFolders), ...[...files.keys()].filter(isAtRoot)];
  return [
    note,
    rule(`${prefix}/*`, everywhere),
    ...inFolders(delivery.cache.hashedFolders).map((folder) =>
      rule(`${prefix}${folder}*`, { "Cache-Control": cacheControl(folder) }),
    ),
    ...alone.map((path) =>
      rule(prefix + path.replace(/\/$/, "/*"), { "Content-Security-Policy": headerPolicy(path.slice(1)) }),
    ),
  ].join("\n");
}

/** Whether a file lies in an edition's folder itself: few files, among them drawings and the offline files. */
function isAtRoot(address: string): boolean {
  return /^(?:\/\d{4})?\/[^/]+$/.test(address);
}

/**
 * These hosts remove `.html` and trailing slashes themselves; a rule for that would loop. Hosts that do not support
 * status 404 ignore the rule and serve the nearest 404.html, which is the same page.
 */
function writeRedirects(folders: readonly string[], prefix: string, { newest, moved }: Redirects): string {
  const { redirectStatus, temporaryRedirectStatus } = delivery;
  const spelled = folders.flatMap((folder) =>
    ["", "/:page", "/:part/:page"].flatMap((page) =>
      ["/index", "/index.html"].map(
        (end) => `${prefix}${folder}${page}${end} ${prefix}${folder}${page || "/"} ${redirectStatus}`,
      ),
    ),
  );
  const year = `${prefix}/${newest}`;
  const lost = listNotFound(folders).map(({ under, page }) => `${prefix}${under}* ${prefix}${page}.html 404`);
  return [
    note,
    ...spelled,
    ...[...moved].map(([from, to]) => `${prefix}${from} ${prefix}${to} ${redirectStatus}`),
    `${year} ${prefix}/ ${temporaryRedirectStatus}`,
    `${year}/* ${prefix}/:splat ${temporaryRedirectStatus}`,
    ...lost,
    "",
  ].join("\n");
}

const note = "# Written by the build, from hosting/delivery.ts.";

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}
