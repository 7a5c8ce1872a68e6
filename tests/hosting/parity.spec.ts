import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { builtPages } from "../e2e/built-site";
import { type RawAnswer, send } from "../e2e/raw-request";
import { fileAddresses, hosts, readBuilt } from "./hosts";

// The preview answers as nginx does with the generated configuration.
const product = builtPages.find((address) => address.startsWith("/products/")) ?? "";
const script = fileAddresses.find((address) => address.endsWith(".js")) ?? "";

/** Headers that must agree. */
const compared =
  "content-security-policy cache-control location x-content-type-options referrer-policy permissions-policy " +
  "cross-origin-opener-policy cross-origin-resource-policy x-frame-options x-powered-by";

/** Asks both hosts, expects the same answer and returns it. */
async function ask(target: string): Promise<RawAnswer> {
  const [own, nginx] = await Promise.all([send(hosts["npm start"], target), send(hosts.nginx, target)]);
  const isMoved = nginx.status === 307 || nginx.status === 308;
  const summarize = ({ status, headers, body }: RawAnswer) => ({
    target,
    status,
    ...Object.fromEntries(compared.split(" ").map((name) => [name, headers[name]])),
    // Readers never see the body of a redirect.
    type: isMoved ? "" : headers["content-type"],
    body: isMoved ? "" : body.toString("base64"),
  });
  expect(summarize(own)).toEqual(summarize(nginx));
  return nginx;
}

test("both hosts serve every page and every file, with its caching and policy", async () => {
  expect(builtPages.length).toBeGreaterThan(12);
  for (const address of [...builtPages, ...fileAddresses]) {
    const { status, headers, body } = await ask(address);
    expect([address, status]).toEqual([address, 200]);
    expect(body.equals(readBuilt(address)), address).toBe(true);
    const isDocument = builtPages.includes(address) || address === "/offline.htm";
    const policy = isDocument ? "frame-ancestors" : "default-src 'none'";
    expect(headers["content-security-policy"]).toContain(policy);
    const isHashed = /^\/(?:assets|art)\//.test(address);
    expect(headers["cache-control"]).toBe(isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (builtPages.includes(address)) expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  }
});

test("both hosts serve brotli and gzip", async () => {
  for (const base of Object.values(hosts)) {
    for (const address of ["/products", script]) {
      const br = await send(base, address, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
      const gzip = await send(base, address, { headers: { "accept-encoding": "gzip" } });
      expect(brotliDecompressSync(br.body).equals(readBuilt(address))).toBe(true);
      expect(gunzipSync(gzip.body).equals(readBuilt(address))).toBe(true);
      expect([br, gzip].map(({ headers }) => headers.vary)).toEqual(["Accept-Encoding", "Accept-Encoding"]);
    }
  }
});

const moved = [
  ["/products/", "/products"],
  ["/products.html", "/products"],
  ["/products/index", "/products"],
  ["/products/index.html", "/products"],
  ["/index", "/"],
  ["/index.html", "/"],
  [`${product}/?a=1&b=%20`, `${product}?a=1&b=%20`],
  ["/methodology/?next=//evil.example", "/methodology?next=//evil.example"],
  ["/products/?a=%0d%0aSet-Cookie:%20b", "/products?a=%0d%0aSet-Cookie:%20b"],
] as const;
test("the year of the newest edition leads to the site's root", async () => {
  for (const [target, location] of [
    ["/2025", "/"],
    ["/2025/", "/"],
    [`/2025${product}?a=1`, `${product}?a=1`],
    ["/2025/none%0d%0aa:b", "/none%0d%0aa:b"],
  ] as const) {
    const { status, headers } = await ask(target);
    expect([target, status, headers.location]).toEqual([target, 307, location]);
  }
});

test("other spellings of an address redirect to the page", async () => {
  for (const [target, location] of moved) {
    const { status, headers } = await ask(target);
    expect([target, status, headers.location]).toEqual([target, 308, location]);
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

const missing = {
  "/404": [
    "/none /none/ /Products /assets /assets/ /assets/none-12345678.js /robots.txt/x /404 /404.html",
    "/.. /../package.json /%2e%2e/package.json /..%2fpackage.json /x/../products /assets/..%5c..%5cx",
    "//products //evil.example/ //evil.example/%2e%2e /\\evil.example/ /products%2f /%00 /%zz /%",
    "/.git/config /.vite/manifest.json /_.data /products.data /_headers /_redirects /index.html.br",
    `${script}.map ${script}.br /a%0d%0ab:c /${"x".repeat(4000)} /none?x=/products`,
  ].join(" "),
  "/products/404":
    "/products/none /products/none/ /products/a/b /products// /products/404 /products/404.html",
};
for (const [page, targets] of Object.entries(missing)) {
  test(`unknown addresses get ${page}`, async () => {
    for (const target of targets.split(" ")) {
      const { status, body } = await ask(target);
      expect([target.slice(0, 80), status]).toEqual([target.slice(0, 80), 404]);
      expect(body.equals(readBuilt(page)), target).toBe(true);
    }
  });
}
