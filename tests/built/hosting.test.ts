import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dist, root } from "../../scripts/command";
import { createSiteListener, listen } from "../../scripts/site-server";
import { firstProduct, read } from "../site";

// `npm start` and nginx serve a built site in the same way. On Debian: apt-get install nginx-light.

// Only root has /usr/sbin on PATH.
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const hasNginx = spawnSync("nginx", ["-v"], { env }).status === 0;
const product = `/products/${firstProduct.slug}`;
const picture = `/pictures/${readdirSync(join(dist, "pictures"))[0]}`;
const asset = `/assets/${readdirSync(join(dist, "assets")).find((name) => name.endsWith(".woff2"))}`;

/** A copy of dist/ with an earlier edition in a folder: the same paths as in the site, with other content. */
const site = mkdtempSync(join(tmpdir(), "site-"));
const earlierFiles = ["index.html", "products.html", "404.html", "products/404.html", asset.slice(1)];
beforeAll(() => {
  cpSync(dist, site, { recursive: true });
  for (const name of earlierFiles) {
    mkdirSync(dirname(join(site, "1999", name)), { recursive: true });
    writeFileSync(join(site, "1999", name), `1999: ${name}`);
  }
  cpSync(join(site, "_headers"), join(site, "1999/_headers"));
});
afterAll(() => rmSync(site, { recursive: true }));

/** Requests a path as it is, while `fetch` would normalize it. */
async function get(server: string, path: string, headers = {}) {
  const { hostname, port } = new URL(server);
  const [response] = await once(request({ hostname, port, path, headers, agent: false }).end(), "response");
  const body = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, body };
}

/** Defines the tests that both servers must pass. `server` returns the origin of the server that runs. */
function describeHost(server: () => string): void {
  test.each([
    ["/", "text/html"],
    ["/products", "text/html"],
    ["/products?q=1", "text/html"],
    [product, "text/html"],
    [asset, "font/woff2"],
    [picture, "image/"],
    ["/data/products.csv", "text/csv"],
  ])("sends %s with the headers of _headers, as %s", async (path, type) => {
    const { status, headers } = await get(server(), path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(statedHeaders(path));
    expect(headers["content-type"]).toContain(type);
  });

  const unknown =
    "/none /404 /404.html /none/unknown /products/404 /products/404.html /products/unknown /products/unknown/";
  const mistyped =
    "/_headers /.hidden /404.html/ /data/products.csv/ /index.html.br /Products /, //evil.example/ /%0d%0aB:c";
  // Browsers request such files while the site is being uploaded.
  const missing = "/assets/none.js /pictures/none.svg /data/none.csv";
  test.each(`${unknown} ${mistyped} ${missing}`.split(" "))(
    "sends status 404 and the nearest 404 page for %s, with the headers of a page",
    async (path) => {
      const { status, headers, body } = await get(server(), path);
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(headers).toMatchObject({ ...statedHeaders("/404"), "cache-control": "no-cache" });
      expect(headers["content-security-policy"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      const page = path.startsWith("/products/") ? "products/404.html" : "404.html";
      expect(body === read(page), page).toBe(true);
    },
  );

  test.each([
    ["/1999/", 200, "index.html"],
    ["/1999/products", 200, "products.html"],
    [`/1999${asset}`, 200, asset.slice(1)],
    ["/1999/none", 404, "404.html"],
    ["/1999/assets/none.js", 404, "404.html"],
    ["/1999/products/none", 404, "products/404.html"],
  ] as const)("sends %s from the earlier edition: status %s, %s", async (path, expected, file) => {
    const { status, headers, body } = await get(server(), path);
    expect([status, body]).toEqual([expected, `1999: ${file}`]);
    const pathInEdition = status === 200 ? path.slice("/1999".length) : "/404";
    expect(headers).toMatchObject({ "cache-control": "no-cache", ...statedHeaders(pathInEdition) });
  });

  test.each([
    ["/1999", "/1999/"],
    ["/1999/products/?q=1", "/1999/products?q=1"],
    ["/products/", "/products"],
    ["/products.html?q=1", "/products?q=1"],
    ["/index.html", "/"],
    [`${product}/index`, product],
    [`${product}/index.html`, product],
  ])("redirects %s to %s", async (path, target) => {
    const { status, headers } = await get(server(), path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  test.each([
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("to browsers that accept %s, sends the encoding %s", async (accepted, encoding) => {
    const { headers } = await get(server(), "/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
  });
}

describe("npm start", () => {
  let started: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    started = await listen(createSiteListener(site, "/"), 0);
  });
  afterAll(() => started.close());
  describeHost(() => started.address);

  // A redirect to "//products" would lead to a host with this name.
  test.each(["//products/", "//products.html", "//products"])("does not find %s", async (path) => {
    expect((await get(started.address, path)).status).toBe(404);
  });

  test("serves a site below a base path, and nothing outside it", async () => {
    const { address, close } = await listen(createSiteListener(site, "/some/where/"), 0);
    const statuses = ["/some/where/products", "/some/where", "/products"].map((path) => get(address, path));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 308, 404]);
    close();
  });
});

describe.skipIf(!hasNginx)(hasNginx ? "nginx" : "nginx is not installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  let address = "";
  let started: ChildProcess;
  beforeAll(async () => {
    const free = await listen(() => {}, 0);
    address = free.address.replace("localhost", "127.0.0.1");
    free.close();
    const { port } = new URL(address);
    const server = readFileSync(join(root, "hosting/nginx.conf"), "utf8")
      .replaceAll("/usr/share/nginx/html", site)
      .replace("listen 80 default_server", `listen ${port}`);
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const paths = kinds.map((kind) => `${kind}_temp_path ${folder};`);
    // The temporary folder is readable only by its owner.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const http = `http { access_log off; error_log ${folder}/log; ${paths.join(" ")} ${server} }`;
    writeFileSync(join(folder, "conf"), `${user} daemon off; pid ${folder}/pid; events { } ${http}`);
    started = spawn("nginx", ["-e", "stderr", "-c", join(folder, "conf")], { env, stdio: "inherit" });
    while (started.exitCode === null && !(await fetch(address).catch(() => undefined))) await setTimeout(50);
  });
  afterAll(async () => {
    started.kill();
    await once(started, "close");
    rmSync(folder, { recursive: true });
  });
  describeHost(() => address);

  test("serves files in /.well-known/ unchanged, as certificate authorities require", async () => {
    const path = "/.well-known/acme-challenge/_token";
    mkdirSync(join(site, ".well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(site, path), "token");
    const { status, body } = await get(address, path);
    expect([status, body]).toEqual([200, "token"]);
  });

  // nginx treats "//" as "/".
  test.each(["//products/", "//products.html"])("redirects %s within the host", async (path) => {
    expect((await get(address, path)).headers.location).toBe("/products");
  });
});

/** Returns the headers that `_headers` states for a path, except Strict-Transport-Security, which needs TLS. */
function statedHeaders(path: string): Record<string, string> {
  const [, ...blocks] = read("_headers").split(/^(?=\/)/m);
  const applied = blocks.filter((block) => path.startsWith(block.split("*\n", 1)[0] ?? ""));
  const lines = applied.flatMap((block) => [...block.matchAll(/^ +(?!Strict)([\w-]+): (.+)$/gm)]);
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
