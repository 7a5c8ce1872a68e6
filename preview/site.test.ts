import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

function writeSite(name: string, text: string, prefix = ""): void {
  const redirects = [
    "/products/gone /2024/products/gone#lost 308",
    "/2025 / 307",
    "/2025/old.csv /old.csv 307",
  ];
  const files = {
    "index.html": text,
    "products.html": `<style>${text}</style>`,
    "404.html": `${text}: not found`,
    "products/404.html": "no product",
    "products/heart.html": "heart",
    "assets/a.js": "1",
    "assets/a.js.br": "brotli",
    "assets/a.js.gz": "gzip",
    "old.csv": "old",
    _headers:
      "# Note\n/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n\n/old.csv\n  Cache-Control: no-store\n",
    _redirects: redirects.map((line) => line.replaceAll(/(?<=^| )\//g, `${prefix}/`)).join("\n"),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder(), name, file)), { recursive: true });
    writeFileSync(join(folder(), name, file), content);
  }
}

async function start(base?: string): Promise<string> {
  const server = await listen(createSite(join(folder(), "dist"), base), { port: 0 });
  servers.push(server);
  return server.address;
}

/** The status of a path, and the redirect's target or the text. */
async function ask(address: string, path: string, options?: RawRequest): Promise<[number, unknown]> {
  const { status, headers, body } = await send(address, path, options);
  return [status, headers.location ?? body.toString()];
}

test.each([
  ["/", 200, "first"],
  ["/?x=?y", 200, "first"],
  ["/products/heart", 200, "heart"],
  ["/products/", 308, "/products"],
  ["/products.html?q=?a", 308, "/products?q=?a"],
  ["/products/index", 308, "/products"],
  ["/index.html", 308, "/"],
  ["/2025/?x", 307, "/?x"],
  ["/products/gone?x", 308, "/2024/products/gone?x#lost"],
  ["/products/gone.html", 308, "/2024/products/gone#lost"],
  ["/2025/old.csv", 307, "/old.csv"],
  ["/2025//evil.example", 404, "first: not found"],
  ["/none", 404, "first: not found"],
  ["/404", 404, "first: not found"],
  ["/_headers", 404, "first: not found"],
  ["/../dist/assets/a.js", 404, "first: not found"],
  ["//evil.example/products/", 404, "first: not found"],
  ["/products/none", 404, "no product"],
  ["/products/HEART", 404, "no product"],
  ["/products/heart-2", 404, "no product"],
  ["/products/%F0%9F%90%BB", 404, "no product"],
  ["/products-list", 404, "first: not found"],
  ["/a/b/c", 404, "first: not found"],
  ["/%zz", 404, "first: not found"],
  ["/products/404.html", 404, "no product"],
])("%s gets %s and %s", async (path, status, text) => {
  expect(await ask(await start(), path)).toEqual([status, text]);
});

test.each([
  ["/some/where/", 200, "first"],
  ["/some/where/assets/a.js", 200, "1"],
  ["/some/where?x", 308, "/some/where/?x"],
  ["/some/where/2025", 307, "/some/where/"],
  ["/some/where/products/", 308, "/some/where/products"],
  ["/some/where/products/none", 404, "no product"],
  ["/products", 404, "first: not found"],
  ["/some/wherever", 404, "first: not found"],
])("under a base path, %s gets %s and %s", async (path, status, text) => {
  writeSite("dist", "first", "/some/where");
  expect(await ask(await start("/some/where/"), path)).toEqual([status, text]);
});

test("sends all headers of `_headers` that match, with a 304 and a 404 too", async () => {
  const address = await start();
  const read = async (path: string, headers = {}) => {
    const answer = await fetch(new URL(path, address), { headers });
    return [answer.status, ...["X-Frame-Options", "Cache-Control"].map((name) => answer.headers.get(name))];
  };
  expect(await read("assets/a.js")).toEqual([200, "DENY", "immutable"]);
  const { headers } = await fetch(`${address}assets/a.js`);
  const unchanged = { "If-None-Match": headers.get("ETag") ?? "" };
  expect(await read("assets/a.js", unchanged)).toEqual([304, "DENY", "immutable"]);
  expect(await read("products")).toEqual([200, "DENY", "no-cache"]);
  // Its policy would take the styles of the 404 page, and browsers would keep that page for a year.
  for (const lost of ["none", "assets/none.js"]) expect(await read(lost)).toEqual([404, "DENY", null]);
  // Scripts of other sites follow a redirect only if it allows them, as the file does.
  const { status, headers: moved } = await send(address, "/2025/old.csv");
  expect([status, moved["cache-control"]]).toEqual([307, "no-store"]);
});

test("ranges are ignored", async () => {
  const address = await start();
  for (const range of ["bytes=0-1", "bytes=5-2"])
    expect(await ask(address, "/", { headers: { range } })).toEqual([200, "first"]);
});

test.each(Object.entries({ "gzip, br": "brotli", gzip: "gzip", identity: "1" }))(
  "to who accepts %s, sends the copy %s",
  async (accepted, text) => {
    const headers = { "accept-encoding": accepted };
    expect(await ask(await start(), "/assets/a.js", { headers })).toEqual([200, text]);
  },
);

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
