import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

/** Serves a built site below `base`, as hosts do that read `_headers`. */
export function createSiteListener(folder: string, base: string): RequestListener {
  const rules = readHeaders(folder);
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const [, address = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const path = address.startsWith(base) ? address.slice(base.length - 1) : "";
    // An earlier edition in a folder is a site of its own.
    const [, name = ""] = path.split("/");
    if (/^\w/.test(name) && existsSync(join(folder, name, "_headers"))) {
      createSiteListener(join(folder, name), `${base}${name}/`)(request, response);
      return;
    }
    // Browsers would take //products, as where to go, for the page of another host.
    const isHidden = /^\/\/|\/[._]|\/404(?:\.html)?$|\.(?:br|gz)$/.test(path);
    const own = isHidden ? path : ownAddress(folder, path);
    if (own !== path || address === base.slice(0, -1)) {
      response.writeHead(308, { Location: base + own.slice(1) + query }).end();
      return;
    }
    setHeaders(path);
    // sirv throws on some ranges, and servers may ignore all.
    delete request.headers.range;
    request.url = path;
    // sirv would serve /products.csv/, too.
    if (path === "" || isHidden || /.\/$/.test(path)) sendNotFound();
    else serveFile(request, response, sendNotFound);

    // sirv's own option skips answers with status 304.
    function setHeaders(file: string): void {
      for (const { matches, name, value } of rules) if (matches(file)) response.setHeader(name, value);
    }

    function sendNotFound(): void {
      // A browser would keep the answer for a missing file as long as the file.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      setHeaders("/404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(readFileSync(join(folder, path.startsWith("/products/") ? "products" : "", "404.html")));
    }
  };
}

/** `/products/` and `/products.html` are `/products`, if there is that page. */
function ownAddress(folder: string, path: string): string {
  const clean = path.replace(/(?:\/|\/index|(?:\/index)?\.html)$/, "");
  return path && existsSync(join(folder, `${clean || "/index"}.html`)) ? clean || "/" : path;
}

/** A `*` at the end of a path stands for anything. */
function readHeaders(folder: string) {
  const blocks = readFileSync(join(folder, "_headers"), "utf8").split(/^(?=\/)/m);
  return blocks.flatMap((block) => {
    const [pattern = ""] = block.split("\n");
    const start = pattern.replace(/\*$/, "");
    const matches = (path: string) => (start === pattern ? path === pattern : path.startsWith(start));
    const lines = [...block.matchAll(/^ +([\w-]+): (.*)$/gm)];
    return lines.map(([, name = "", value = ""]) => ({ matches, name, value }));
  });
}

/** Without a host, on this machine only: on both addresses of "localhost", because clients differ in which one they take. */
export async function listen(site: RequestListener, port: number, host?: string) {
  const server = createServer(site);
  await once(server.listen(port, host ?? "127.0.0.1"), "listening");
  const { port: actualPort } = server.address() as AddressInfo;
  const twin = createServer(site);
  const close = () => [server, twin].map((each) => each.close().closeAllConnections());
  if (!host)
    await once(twin.listen(actualPort, "::1"), "listening").catch((error) => {
      // Not every machine has the second, but another program there would be taken for the site.
      if (port === 0 || error.code !== "EADDRINUSE") return;
      close();
      throw error;
    });
  const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
  return { address: `http://${name}:${actualPort}`, close };
}
