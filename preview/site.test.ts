import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RawRequest, send } from "../tests/e2e/raw-request";
import { temporaryFolder } from "../tests/temporary-folder";
import { type Listening, listen } from "./listen";
import { createSite } from "./site";

const folder = temporaryFolder();
const servers: Listening[] = [];

beforeEach(() => writeSite("dist", "first"));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function writeSite(name: string, text: string): void {
  const files = {
    "index.html": text,
    "products.html": `<style>${text}</style>`,
    "404.html": `${text}: not found`,
    "products/404.html": "no product",
    "products/heart.html": "heart",
    "assets/a.js": "1",
    "assets/a.js.br": "brotli",
    "assets/a.js.gz": "gzip",
    _headers: "",
    _redirects: "/products/gone /2024/products/gone#lost 308\n/old.csv /new.csv 308\n/2025/* /:splat 307\n",
  };
  for (const part of ["products", "assets"]) mkdirSync(join(folder(), name, part), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder(), name, file), content);
}

async function start(base?: string): Promise<string> {
  const server = await listen(createSite(join(folder(), "dist"), base), { port: 0 });
  servers.push(server);
  return server.address;
}

/** The status of a path, and the redirect's target, the allowed methods or the text. */
async function ask(address: string, path: string, options?: RawRequest): Promise<[number, unknown]> {
  const { status, headers, body } = await send(address, path, options);
  return [status, headers.location ?? headers.allow ?? body.toString()];
}

test.each([
  ["/", 200, "first"],
  ["/?x=?y", 200, "first"],
  ["/products/heart", 200, "heart"],
  ["/products/", 308, "/products"],
  ["/products.html?q=?a", 308, "/products?q=?a"],
  ["/products/index", 308, "/products"],
  ["/index.html", 308, "/"],
  ["/2025", 307, "/"],
  ["/2025/products/heart?x", 307, "/products/heart?x"],
  ["/products/gone?x", 308, "/2024/products/gone?x#lost"],
  ["/products/gone.html", 308, "/2024/products/gone#lost"],
  ["/old.csv", 308, "/new.csv"],
  ["/2025/products/gone", 307, "/products/gone"],
  ["/2025//evil.example", 404, "first: not found"],
  ["/2024/", 404, "first: not found"],
  ["/none", 404, "first: not found"],
  ["/404", 404, "first: not found"],
  ["/_headers", 404, "first: not found"],
  ["/../dist/assets/a.js", 404, "first: not found"],
  ["//evil.example/products/", 404, "first: not found"],
  ["/products/none", 404, "no product"],
  ["/products/404.html", 404, "no product"],
])("%s gets %s and %s", async (path, status, text) => {
  expect(await ask(await start(), path)).toEqual([status, text]);
});

test.each([
  ["/some/where/", 200, "first"],
  ["/some/where/assets/a.js", 200, "1"],
  ["/some/where?x", 308, "/some/where/?x"],
  ["/some/where/2025/", 307, "/some/where/"],
  ["/some/where/products/", 308, "/some/where/products"],
  ["/some/where/products/none", 404, "no product"],
  ["/products", 404, "first: not found"],
  ["/some/wherever", 404, "first: not found"],
])("under a base path, %s gets %s and %s", async (path, status, text) => {
  expect(await ask(await start("/some/where/"), path)).toEqual([status, text]);
});

test("an unchanged page gets a 304 with the headers of the page", async () => {
  const address = new URL("products", await start());
  const first = await fetch(address);
  const again = await fetch(address, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(first.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  for (const name of ["Content-Security-Policy", "Cache-Control", "X-Frame-Options"])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
});

test("ranges are ignored", async () => {
  const address = await start();
  for (const range of ["bytes=0-1", "bytes=5-2"])
    expect(await ask(address, "/", { headers: { range } })).toEqual([200, "first"]);
});

test("methods other than GET and HEAD get 405", async () => {
  const address = await start();
  for (const method of ["OPTIONS", "POST", "PUT", "DELETE"])
    for (const path of ["/", "/products/", "/none", "/assets/a.js"])
      expect(await ask(address, path, { method })).toEqual([405, "GET, HEAD"]);
  expect(await ask(address, "/none", { method: "HEAD" })).toEqual([404, ""]);
});

test.each([
  ["gzip, br", "brotli"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=0", "1"],
  ["gzip;q=0, br;q=0.5", "brotli"],
])("Accept-Encoding %j gets %s", async (accepted, text) => {
  const headers = { "accept-encoding": accepted };
  expect(await ask(await start(), "/assets/a.js", { headers })).toEqual([200, text]);
});

test("while the site is away, requests get 503", async () => {
  const address = await start();
  renameSync(join(folder(), "dist"), join(folder(), "old"));
  for (const path of ["/", "/products/", "/none"]) expect(await ask(address, path)).toEqual([503, ""]);
  renameSync(join(folder(), "old"), join(folder(), "dist"));
  expect(await ask(address, "/none")).toEqual([404, "first: not found"]);
});

test("a new build is served without a restart", async () => {
  const address = await start();
  expect(await ask(address, "/")).toEqual([200, "first"]);
  writeSite("next", "second");
  renameSync(join(folder(), "dist"), join(folder(), "old"));
  writeFileSync(join(folder(), "next", "new.html"), "new");
  renameSync(join(folder(), "next"), join(folder(), "dist"));
  expect(await ask(address, "/new")).toEqual([200, "new"]);
  expect(await ask(address, "/none")).toEqual([404, "second: not found"]);
});

test("listens on both addresses of localhost, and rejects a port in use", async () => {
  const { port } = new URL(await start());
  for (const host of ["127.0.0.1", "[::1]"])
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  await expect(listen(() => {}, { port: Number(port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
