import { isNotFoundPage, policy } from "../hosting/policy";

/** What a requested address leads to. */
export type Destination =
  | { kind: "found"; address: string }
  | { kind: "redirect"; location: string }
  | { kind: "missing"; path: string }
  | { kind: "too-long" };

/** What the site holds, as far as addresses go. Pages are known by their clean address (`/products`). */
export interface Addresses {
  isPage(address: string): boolean;
  isFile(address: string): boolean;
}

/**
 * Finds what a raw request target leads to. Only exact names that the site holds are ever found, so no spelling of
 * an address can reach outside it; and only clean addresses of pages that exist are ever redirected to, so no
 * redirect can lead to another host. All addresses that the site knows stand below `base`.
 */
export function resolveAddress(target: string, site: Addresses, base = "/"): Destination {
  if (target.length > policy.longestAddress) return { kind: "too-long" };
  const { rawPath, query } = splitTarget(target);
  const decoded = decodePath(rawPath);
  if (decoded === undefined) return { kind: "missing", path: below(base, rawPath) ?? "/" };
  if (`${decoded}/` === base) return { kind: "redirect", location: base + query };
  const path = below(base, decoded);
  if (path === undefined) return { kind: "missing", path: "/" };
  if (site.isFile(path)) return { kind: "found", address: path };
  const clean = cleanAddress(path);
  if (!site.isPage(clean)) return { kind: "missing", path };
  if (clean === path || isNotFoundPage(clean)) return { kind: "found", address: clean };
  return { kind: "redirect", location: base.slice(0, -1) + encodeURI(clean) + query };
}

function below(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** Proxies may send the whole URL as the target (RFC 9112, section 3.2.2); the host in it is of no interest. */
function splitTarget(target: string): { rawPath: string; query: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0
    ? { rawPath: local || "/", query: "" }
    : { rawPath: local.slice(0, mark) || "/", query: local.slice(mark) };
}

/** The path with its escapes undone once; undefined for one that no page or file of a site can have. */
function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith("/")) return undefined;
  const segments = rawPath.slice(1).split("/");
  const decoded: string[] = [];
  for (const [position, segment] of segments.entries()) {
    const name = decodeSegment(segment);
    const isTrailingSlash = name === "" && position === segments.length - 1;
    if (name === undefined || (!isTrailingSlash && !isPlainName(name))) return undefined;
    decoded.push(name);
  }
  return `/${decoded.join("/")}`;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** No empty name (a double slash), no `..`, no dotfile, and nothing that a file system would read as a separator. */
function isPlainName(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[/\\\0]/.test(name);
}

/** `/a/`, `/a.html`, `/a/index` and `/a/index.html` are all spellings of `/a`. */
export function cleanAddress(path: string): string {
  return path.replace(/(?:\/|\.html|\/index|\/index\.html)$/, "") || "/";
}
