import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Redirect, writeHostFiles } from "../../hosting/host-files";
import { takeInventory } from "../../hosting/inventory";
import { mediaType } from "../../hosting/media-types";
import { filePolicy } from "../../hosting/policy";
import { readHeaders } from "../../preview/host-files";
import { writeInto } from "../../scripts/build/site-files";
import { root } from "../../scripts/command";
import { findPrograms } from "../../scripts/programs";
import { type RawRequest, send } from "../e2e/raw-request";
import { freePort } from "../local-server";
import { fixtureSite } from "../sites";

// nginx serves the fixture's site with hosting/nginx.conf; an edition of 1999 and redirects are added.
const [nginx] = findPrograms("nginx");
if (!nginx)
  console.error("Skipped: there is no nginx on this machine. On Debian: apt-get install nginx-light.");
// On CI, a missing nginx is a failure.
const asked = test.runIf(nginx || process.env.CI);

const moved: Redirect[] = [
  { from: "/products/gone", to: "/1999/products/gone#lost", status: 308 },
  { from: "/cite/gone.bib", to: "/1999/cite/gone.bib", status: 308 },
  { from: "/2000/", to: "/", status: 307 },
  { from: "/data/1.1.0/", to: "/data#versions", status: 307 },
  { from: "/2000/products", to: "/products", status: 307 },
];
const added = ["1999/index.html", "1999/404.html", "1999/products/404.html", "1999/products/gone.html"];
const folder = mkdtempSync(join(tmpdir(), "nginx-"));
const site = join(folder, "site");
const { pages, files } = takeInventory(fixtureSite);
let address = "";
let stop = async () => {};

beforeAll(async () => {
  if (!nginx) return;
  cpSync(fixtureSite, site, { recursive: true });
  for (const name of [...added, "1999/cite/gone.bib", "a.jpg", "a.webp", "a.avif", "a.pdf"])
    writeInto(site, name, name);
  writeHostFiles(site, takeInventory(site), "/", moved);
  const port = await freePort();
  const conf = readFileSync(join(root, "hosting/nginx.conf"), "utf8")
    .replaceAll("/usr/share/nginx/html", site)
    .replaceAll(/(listen (?:\[::\]:)?)80 default_server/g, (_, start) => `${start}${port}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  // Only root may read the site.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; pid ${folder}/pid; events { } http { access_log off; ${temporary}\n${conf} }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const started = spawn(nginx, ["-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const ended = once(started, "close");
  stop = async () => {
    started.kill("SIGTERM");
    await ended;
  };
  address = `http://127.0.0.1:${port}/`;
  const isReached = () => fetch(address).catch(() => undefined);
  while (started.exitCode === null && !(await isReached())) await setTimeout(50);
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, request?: RawRequest) {
  const answer = await send(address, path, request);
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
  expect(names, `${path} has each header once`).toEqual([...new Set(names)]);
  return answer;
}
const first = (ending: string) => [...files.keys()].find((path) => path.endsWith(ending)) ?? "";
const product = [...pages.keys()].find((path) => /^\/products\/(?!404)/.test(path)) ?? "";
const kinds = [...new Set([...files.keys()].map((path) => path.replace(/^.*(?=[./])/, "")))];

asked("pages and files of every kind have the status, type and headers of `_headers`", async () => {
  const rules = readHeaders(site);
  const sent = ["/", "/?q=1", "/products", product, "/1999/", "/1999/products/gone", "/%70roducts", "/a.jpg"];
  expect(kinds.length).toBeGreaterThan(12);
  for (const path of [...sent, "/a.webp", "/a.avif", "/a.pdf", "/1999/cite/gone.bib", ...kinds.map(first)]) {
    const { status, headers } = await ask(path);
    const isPage = /^\/(?:[\w%-]*|1999\/|(?:1999\/)?products\/[\w-]+)(?:\?.*)?$/.test(path);
    const own = {
      "content-type": mediaType(isPage ? "x.html" : path),
      "content-security-policy": isPage ? "frame-ancestors 'none'" : filePolicy,
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      ...(!isPage && { "access-control-allow-origin": "*" }),
    };
    if (isPage) expect(headers["access-control-allow-origin"], path).toBeUndefined();
    const stated = rules
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((rule) => rule.headers.map(([name, value]) => [name.toLowerCase(), value]))
      .filter(([name]) => name !== "strict-transport-security");
    expect([path, status]).toEqual([path, 200]);
    expect(headers, path).toMatchObject({ ...own, ...Object.fromEntries(stated) });
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

asked("addresses that moved, and other spellings, redirect and keep the query", async () => {
  for (const [path, status, location] of [
    ["/products/gone?x=1", 308, "/1999/products/gone?x=1#lost"],
    ["/products/gone.html", 308, "/1999/products/gone#lost"],
    ["/cite/gone.bib", 308, "/1999/cite/gone.bib"],
    ["/2000", 307, "/"],
    ["/2000/?x", 307, "/?x"],
    ["/2000/products", 307, "/products"],
    ["/index.html", 308, "/"],
    ["/products/", 308, "/products"],
    ["/products.html?a=%0d%0ab", 308, "/products?a=%0d%0ab"],
    ["/products/index", 308, "/products"],
    [`${product}/index.html?next=//evil.example`, 308, `${product}?next=//evil.example`],
    ["/1999?x", 308, "/1999/?x"],
    ["/1999/index", 308, "/1999/"],
    ["//products/", 308, "/products"],
    ["/data/1.1.0/?x", 307, "/data?x#versions"],
    ["/data/1.1.0", 307, "/data#versions"],
  ] as const) {
    const { headers, ...answer } = await ask(path);
    expect([path, answer.status, headers.location]).toEqual([path, status, location]);
    expect([headers["x-frame-options"], headers["set-cookie"]]).toEqual(["DENY", undefined]);
  }
});

asked("unknown and odd addresses get the 404 page of their part", async () => {
  for (const path of ["/%2e%2e/package.json", "/../package.json", "/%zz", "/%00"])
    expect([path, (await ask(path)).status]).toEqual([path, 400]);
  const lost = {
    "404.html": `/none /none.html /2000/none /2001/ /og/ /og /assets/none.js /404 /404.html /_headers /_redirects.nginx /.git/config \
//evil.example/ /index.html.br /products;a=1 /a%0d%0ab:c ${first(".js")}.map`,
    "products/404.html":
      "/products/none /products/none/ /products/a/b /products/404 /products/404.html /products//x",
    "1999/404.html": "/1999/none /1999/404",
    "1999/products/404.html": "/1999/products/none",
  };
  for (const [name, paths] of Object.entries(lost))
    for (const path of paths.split(" ")) {
      const { status, headers, body } = await ask(path);
      expect([path, status, body.equals(readFileSync(join(site, name)))]).toEqual([path, 404, true]);
      expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect([headers["cache-control"], headers["x-frame-options"]]).toEqual(["no-cache", "DENY"]);
    }
});

asked("compressed copies, ranges, conditions, methods and TLS", async () => {
  const encodings = {
    "gzip, deflate, br, zstd": "br",
    gzip: "gzip",
    "br;q=0, gzip": "gzip",
    "BR;q=0.5": "br",
    "br;q=0": undefined,
    identity: undefined,
  };
  for (const [accepted, encoding] of Object.entries(encodings))
    for (const path of ["/", first(".js"), "/none"]) {
      const { headers } = await ask(path, { headers: { "accept-encoding": accepted } });
      expect([path, accepted, headers["content-encoding"]]).toEqual([path, accepted, encoding]);
      expect(headers["content-type"]).toBe(mediaType(path.endsWith(".js") ? path : "x.html"));
    }
  const whole = (await ask("/products")).body.toString();
  for (const range of ["bytes=5-9", "bytes=0-1,5-9", "bytes=99999999-", "bytes=9-5"]) {
    const part = await ask("/products", { headers: { range } });
    expect([range, part.status, part.body.toString() === whole]).toEqual([range, 200, true]);
  }
  const { headers } = await ask(first(".svg"));
  const again = await ask(first(".svg"), { headers: { "if-none-match": String(headers.etag) } });
  expect([again.status, again.headers["cache-control"]]).toEqual([304, headers["cache-control"]]);
  const head = await ask("/products", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask("/products", { method: "POST" })).status).toBe(405);
  const secure = await ask("/", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});
