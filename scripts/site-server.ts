import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

/**
 * Creates a request listener that serves a built site in the same way as hosts that read `_headers`.
 *
 * @param folder - the folder of the site
 * @param basePath - the path below which the site is served, such as `/` or `/some/where/`
 */
export function createSiteListener(folder: string, basePath: string): RequestListener {
  const rules = readHeaderRules(folder);
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : "";
    // An earlier edition in a subfolder is its own site, with its own headers and 404 pages.
    const [, folderName = ""] = path.split("/");
    if (/^\w/.test(folderName) && existsSync(join(folder, folderName, "_headers"))) {
      createSiteListener(join(folder, folderName), `${basePath}${folderName}/`)(request, response);
      return;
    }
    // A path that begins with two slashes is hidden because a redirect to it would lead to another host.
    const isHidden = /^\/\/|\/[._]|\/404(?:\.html)?$|\.(?:br|gz)$/.test(path);
    const canonicalPath = isHidden ? path : findCanonicalPath(folder, path);
    if (canonicalPath !== path || pathname === basePath.slice(0, -1)) {
      response.writeHead(308, { Location: basePath + canonicalPath.slice(1) + query }).end();
      return;
    }
    setHeaders(path);
    // sirv throws an error for some ranges. A server may ignore the header.
    delete request.headers.range;
    request.url = path;
    // sirv would also serve /products.csv at /products.csv/.
    if (path === "" || isHidden || /.\/$/.test(path)) sendNotFound();
    else serveFile(request, response, sendNotFound);

    // The setHeaders option of sirv does not apply to responses with status 304.
    function setHeaders(filePath: string): void {
      for (const { matches, name, value } of rules) if (matches(filePath)) response.setHeader(name, value);
    }

    function sendNotFound(): void {
      // If the response had the headers of a file, browsers would cache it for a year.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      setHeaders("/404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(readFileSync(join(folder, path.startsWith("/products/") ? "products" : "", "404.html")));
    }
  };
}

/** Returns the path of the page at a URL path: `/products` for `/products/` and `/products.html`, if that page exists. */
function findCanonicalPath(folder: string, path: string): string {
  const pagePath = path.replace(/(?:\/|\/index|(?:\/index)?\.html)$/, "");
  return path && existsSync(join(folder, `${pagePath || "/index"}.html`)) ? pagePath || "/" : path;
}

/** Reads the rules of `_headers`. A `*` at the end of a path matches any characters. */
function readHeaderRules(folder: string) {
  const blocks = readFileSync(join(folder, "_headers"), "utf8").split(/^(?=\/)/m);
  return blocks.flatMap((block) => {
    const [pattern = ""] = block.split("\n");
    const prefix = pattern.replace(/\*$/, "");
    const matches = (path: string) => (prefix === pattern ? path === pattern : path.startsWith(prefix));
    const lines = [...block.matchAll(/^ +([\w-]+): (.*)$/gm)];
    return lines.map(([, name = "", value = ""]) => ({ matches, name, value }));
  });
}

/**
 * Starts a server. Without a host, it listens only on this machine, on both addresses of "localhost", because some clients
 * use the IPv4 address and some the IPv6 address.
 *
 * @param port - the port, or 0 for any free one
 * @returns the URL of the server without a path, and a function that stops it
 */
export async function listen(listener: RequestListener, port: number, host?: string) {
  const server = createServer(listener);
  await once(server.listen(port, host ?? "127.0.0.1"), "listening");
  const { port: actualPort } = server.address() as AddressInfo;
  const ipv6Server = createServer(listener);
  const close = () => [server, ipv6Server].map((started) => started.close().closeAllConnections());
  if (!host)
    await once(ipv6Server.listen(actualPort, "::1"), "listening").catch((error) => {
      // Not every machine supports IPv6. However, readers would mistake another program at that port for the site.
      if (port === 0 || error.code !== "EADDRINUSE") return;
      close();
      throw error;
    });
  const hostname = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
  return { address: `http://${hostname}:${actualPort}`, close };
}
