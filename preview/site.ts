import { readFileSync, statSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { cleanAddress } from "../hosting/clean-address";
import { cacheControl, delivery, frameOptions } from "../hosting/delivery";
import { editionFolder, withinEdition } from "../hosting/editions";
import { type Inventory, type ServedFile, takeInventory } from "../hosting/inventory";
import { isNotFoundPage, notFoundPage } from "../hosting/not-found";
import { filePolicy, headerPolicy } from "../hosting/policy";
import { type Redirects, readRedirects } from "../hosting/redirects";

/** Previews a built site's folder below `base`, with the status codes and headers that hosts are configured for. */
export function createSite(folder: string, base = "/"): RequestListener {
  const readSite = followBuilds(folder, base);
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  const respond: RequestListener = (req, res) => {
    const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(req.url ?? "") ?? [];
    const isAllowed = delivery.methods.some((method) => method === req.method);
    const { status, location, file } = isAllowed ? route(readSite(), path, base) : { status: 405 };
    // sirv's own setHeaders skips 304 responses, whose headers update the browser's cache.
    setHeaders(res, file);
    if (!isAllowed) {
      res.writeHead(status, { Allow: delivery.methods.join(", ") }).end();
    } else if (location !== undefined) {
      const [target, ...fragment] = location.split(/(?=#)/);
      res.writeHead(status, { Location: [target, query, ...fragment].join("") }).end();
    } else if (status === 200) {
      req.url = `/${file?.name}`;
      // sirv 3.0.2 throws on `bytes=5-2` and misreads `bytes=-500`; servers may ignore ranges.
      delete req.headers.range;
      // It also serves encodings that `q=0` refuses.
      const accepted = String(req.headers["accept-encoding"] ?? "");
      req.headers["accept-encoding"] = accepted.replaceAll(/[^,;]+;\s*q=0(?:\.0*)?\s*(?=,|$)/gi, "");
      serveFile(req, res);
    } else {
      const page = file && readFileSync(join(folder, file.name));
      res.writeHead(status).end(page);
    }
  };
  return (req, res) => {
    // A build moves the folder away at any time; an unhandled error of a file being read would end the process.
    res.once("pipe", (content) => content.once("error", () => res.destroy()));
    try {
      respond(req, res);
    } catch {
      res.writeHead(503).end();
    }
  };
}

const isOdd = new RegExp(delivery.oddPath, "i");

interface Site extends Inventory, Redirects {}

interface Answer {
  status: number;
  location?: string;
  file?: ServedFile | undefined;
}

function route({ pages, files, newest, moved }: Site, path: string, base: string): Answer {
  if (`${path}/` === base) return { status: delivery.redirectStatus, location: base };
  const address = path.startsWith(base) ? path.slice(base.length - 1) : "";
  if (editionFolder(address) === `/${newest}` && !isOdd.test(path))
    return { status: delivery.temporaryRedirectStatus, location: base + withinEdition(address).slice(1) };
  const clean = address && cleanAddress(address);
  const target = moved.get(clean);
  if (target !== undefined) return { status: delivery.redirectStatus, location: base.slice(0, -1) + target };
  const page = isNotFoundPage(clean) ? undefined : pages.get(clean);
  if (page && page.address !== address)
    return { status: delivery.redirectStatus, location: base.slice(0, -1) + page.address };
  const file = files.get(address) ?? page;
  if (file) return { status: 200, file };
  return { status: 404, file: pages.get(notFoundPage(address)) ?? pages.get("/404") };
}

function setHeaders(res: ServerResponse, file: ServedFile | undefined): void {
  const address = file?.address ?? "/";
  for (const [name, value] of Object.entries(delivery.headers)) res.setHeader(name, value);
  res.setHeader("X-Frame-Options", frameOptions(address));
  res.setHeader("Cache-Control", cacheControl(address));
  res.setHeader("Content-Security-Policy", file ? headerPolicy(file.name) : filePolicy);
  if (file) res.setHeader("Content-Type", file.type);
}

/** Reads the site again when a build has replaced the folder. */
function followBuilds(folder: string, base: string): () => Site {
  const read = () => ({ ...takeInventory(folder), ...readRedirects(folder, base) });
  let site = read();
  let known = statSync(folder).mtimeMs;
  return () => {
    const current = statSync(folder).mtimeMs;
    if (current !== known) site = read();
    known = current;
    return site;
  };
}
