import { readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isNotFoundPage } from "../hosting/delivery";
import { cleanAddress, takeInventory } from "../hosting/inventory";
import { mediaType } from "../hosting/media-types";
import { readHeaders, readRedirects } from "./host-files";

/** Serves a built site below `base`, like hosts that read `_headers` and `_redirects`. */
export function createSite(folder: string, base = "/"): RequestListener {
  const readSite = followBuilds(folder);
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  const respond: RequestListener = (req, res) => {
    const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(req.url ?? "") ?? [];
    const site = readSite();
    const { status, to = "" } = route(site, path, base);
    // Rules of a path are about the file there; those of a redirect's target let other sites follow it.
    const target = status === 404 ? base + to : to;
    const applied = status === 200 ? path : target;
    // sirv's own setHeaders skips 304 responses, whose headers update the cache of the browser.
    for (const { pattern, headers } of site.headers)
      if (pattern.test(applied)) for (const [name, value] of headers) res.setHeader(name, value);
    // It would apply to every program on localhost.
    res.removeHeader("Strict-Transport-Security");
    if (status === 307 || status === 308) {
      const [target, ...fragment] = to.split(/(?=#)/);
      res.writeHead(status, { Location: [target, query, ...fragment].join("") }).end();
      return;
    }
    res.setHeader("Content-Type", mediaType(to));
    if (status === 200) {
      req.url = `/${to}`;
      // sirv 3.0.2 throws on `bytes=5-2` and misreads `bytes=-500`; servers may ignore ranges.
      delete req.headers.range;
      serveFile(req, res);
    } else {
      res.writeHead(status).end(readFileSync(join(folder, to)));
    }
  };
  return (req, res) => {
    // A build may move the folder away at any time. An unhandled error of an open file would end the process.
    res.once("pipe", (content) => content.once("error", () => res.destroy()));
    try {
      respond(req, res);
    } catch {
      res.writeHead(503).end();
    }
  };
}

type Site = ReturnType<typeof readFolder>;

/** The status of a path, and the file or the address that it leads to. */
function route(
  { pages, files, redirects }: Site,
  path: string,
  base: string,
): { status: number; to: string } {
  const prefix = base.slice(0, -1);
  if (path === prefix) return { status: 308, to: base };
  const address = path.startsWith(base) ? path.slice(prefix.length) : "";
  const clean = address && cleanAddress(address);
  const page = isNotFoundPage(clean) ? undefined : pages.get(clean);
  if (page && page.address !== address) return { status: 308, to: prefix + page.address };
  const file = files.get(address) ?? page;
  if (file) return { status: 200, to: file.name };
  const rule = redirects.find(({ pattern }) => pattern.test(prefix + clean) || pattern.test(path));
  return rule ?? { status: 404, to: nearestNotFound(pages, clean) };
}

/** The file of the 404 page in the closest folder. */
function nearestNotFound(pages: Site["pages"], address: string): string {
  const folder = address.slice(0, address.lastIndexOf("/"));
  const page = pages.get(`${folder}/404`);
  return page || folder === "" ? (page?.name ?? "404.html") : nearestNotFound(pages, folder);
}

function readFolder(folder: string) {
  return { ...takeInventory(folder), headers: readHeaders(folder), redirects: readRedirects(folder) };
}

/** Reads the site again after each build. */
function followBuilds(folder: string): () => Site {
  let site = readFolder(folder);
  let known = statSync(folder).mtimeMs;
  return () => {
    const current = statSync(folder).mtimeMs;
    if (current !== known) site = readFolder(folder);
    known = current;
    return site;
  };
}
