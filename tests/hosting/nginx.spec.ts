import { expect, test } from "@playwright/test";
import { builtPages } from "../e2e/built-site";
import { type RawRequest, send as sendTo } from "../e2e/raw-request";
import { type Chance, seededChance } from "../seeded-chance";
import { fileAddresses, hosts, readBuilt } from "./hosts";

// Rules that the generated nginx configuration implements, and the preview's library does for itself.
const send = (target: string, request?: RawRequest) => sendTo(hosts.nginx, target, request);
const picture = fileAddresses.find((address) => address.endsWith(".svg")) ?? "";

const encodings = [
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", undefined],
  ["BR;q=0.5", "br"],
  ["br;q=0.0 , gzip;q=0.5", "gzip"],
  ["identity", undefined],
] as const;
for (const [accepted, sent] of encodings) {
  test(`Accept-Encoding "${accepted}" gets ${sent ?? "the uncompressed file"}`, async () => {
    for (const target of ["/", picture, "/none", "/products/none"]) {
      const { headers } = await send(target, { headers: { "accept-encoding": accepted } });
      expect([headers["content-encoding"], headers.vary]).toEqual([sent, "Accept-Encoding"]);
    }
  });
}

test("other methods than GET and HEAD get 405", async () => {
  for (const target of ["/", "/products/", "/none", picture]) {
    const get = await send(target);
    const head = await send(target, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    for (const method of ["OPTIONS", "POST", "PUT", "DELETE", "PATCH"]) {
      const { status, headers } = await send(target, { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  }
});

test("over HTTPS, HSTS and upgrade-insecure-requests are sent", async () => {
  for (const target of ["/", "/none", picture, "/products/"]) {
    const { headers } = await send(target, { headers: { "x-forwarded-proto": "https" } });
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("; upgrade-insecure-requests");
    expect((await send(target)).headers["strict-transport-security"]).toBeUndefined();
  }
});

test("a range gets 206 from the uncompressed file, and an unchanged page 304", async () => {
  const br = { "accept-encoding": "br" };
  const part = await send("/products", { headers: { ...br, range: "bytes=5-9" } });
  expect([part.status, part.headers["content-encoding"]]).toEqual([206, undefined]);
  expect(part.body.equals(readBuilt("/products").subarray(5, 10))).toBe(true);
  const past = await send("/products", { headers: { range: "bytes=99999999-" } });
  expect([past.status, past.headers["x-frame-options"]]).toEqual([416, "DENY"]);
  const { headers } = await send("/products", { headers: br });
  const again = await send("/products", { headers: { ...br, "if-none-match": String(headers.etag) } });
  expect([again.status, again.headers["content-encoding"]]).toEqual([304, undefined]);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  const lost = await send("/none", { headers: { range: "bytes=0-1", "if-none-match": "*" } });
  const { etag, "last-modified": modified } = lost.headers;
  expect([lost.status, etag, modified]).toEqual([404, undefined, undefined]);
});

const addresses = {
  200: "/%70roducts http://evil.example/products http://evil.example /products?#x",
  308: "/%70roducts/ /products.html?#",
  404:
    "// /// /./ /... /%2e/ /.well-known/security.txt /%2570roducts /products%2Fnone /products#x /products;a=1 /* /$uri " +
    "/=lost/404.html /=lost/ /= /@part /products%00 /%ff /%c0%ae%c0%ae/ HTTPS://evil.example/none",
};
for (const [status, targets] of Object.entries(addresses)) {
  test(`unusual addresses that get ${status}`, async () => {
    for (const target of targets.split(" ")) {
      expect([target, (await send(target)).status]).toEqual([target, Number(status)]);
    }
  });
}

const seed = 20250611;
const count = 1000;
const words =
  "products assets art data index index.html 404 404.html none =lost .. . %20 %2e%2e %2f %5c %00 %zz % %c0%af " +
  "%E2%80%AE \\ ~ * $uri .git _.data _headers <script> ' \" ; : @ & + { } | ^ ` # \u00e9";
const pieces = [...words.split(" "), "", "a".repeat(300)];
const endings = [...",,,/,//,.html,.br,.gz,.map,/index,/index.html,/..,%00,?,?x=1".split(",")];

function makeAddress({ pick, below }: Chance): string {
  const real = pick([...builtPages, ...fileAddresses]);
  const at = below(real.length);
  const encoded = `%${real.charCodeAt(at).toString(16)}`;
  const middle = pick(["", "/", "%2f", real.charAt(at).toUpperCase(), encoded]);
  const path = pick([
    real + pick(endings),
    `/${real.slice(1, at)}${middle}${real.slice(at + 1)}`,
    `/${Array.from({ length: below(6) + 1 }, () => pick(pieces)).join("/")}${pick(endings)}`,
    `${real}/${pick(pieces)}`,
    `/${pick(pieces)}${real}`,
    `/${Array.from({ length: below(60) }, () => String.fromCharCode(33 + below(94))).join("")}`,
    `${real}?${"q=".repeat(below(6000))}`,
  ]);
  // Node's client sends printable ASCII only, and a space ends the target.
  return path.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

test(`${count} random addresses (seed ${seed}) get pages, files, redirects to pages or a 404 page, and nothing else`, async () => {
  const chance = seededChance(seed);
  const lost = ["/404", "/products/404"].map(readBuilt);
  const known = [...builtPages, ...fileAddresses].map(readBuilt);
  const seen = new Set<number>();
  for (let at = 0; at < count; at += 1) {
    const address = makeAddress(chance);
    const { status, headers, body } = await send(address);
    seen.add(status);
    expect(headers["content-security-policy"], address).toBeTruthy();
    const isOneOf = (files: Buffer[]) => files.some((file) => file.equals(body));
    if (status === 200) expect(isOneOf(known), address).toBe(true);
    else if (status === 404) expect(isOneOf(lost), address).toBe(true);
    else if (status === 308)
      expect(builtPages, address).toContain(headers.location?.toString().split("?")[0]);
    else expect([address.length > 8150, status], address).toEqual([true, 414]);
  }
  // A mixture without every outcome tests too little.
  expect([...seen].sort()).toEqual([200, 308, 404, 414]);
});
