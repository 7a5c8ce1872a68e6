import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type RawAnswer, type RawRequest, send, sendBytes } from "../e2e/raw-request";
import { fileAddresses, hosts, pageAddresses } from "./hosts";

// The same table of requests, to our own server and to a real nginx with the generated configuration.
const product = pageAddresses.find((address) => address.startsWith("/products/")) ?? "";
const script = fileAddresses.find((address) => address.endsWith(".js")) ?? "";
const font = fileAddresses.find((address) => address.endsWith(".woff2")) ?? "";
const picture = fileAddresses.find((address) => address.endsWith(".svg")) ?? "";
const long = (length: number) => `/?${"x".repeat(length - 2)}`;
const encodings = [
  "",
  "gzip, deflate, br, zstd",
  "gzip",
  "br;q=0, gzip",
  "br;q=0",
  "*",
  "*;q=0",
  "identity",
  "BR;q=0.5",
];

/** Headers that must agree. Tags and dates each host makes in its own way: that they are there has to agree. */
const compared = [
  "content-type",
  "content-encoding",
  "content-length",
  "content-range",
  "content-security-policy",
  "cache-control",
  "vary",
  "location",
  "allow",
  "accept-ranges",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-frame-options",
  "x-powered-by",
];
const present = ["etag", "last-modified"];

function summarize({ status, headers, body }: RawAnswer) {
  // A redirect's body is each host's own word; nobody sees it.
  const isMoved = status === 308;
  const encoding = headers["content-encoding"];
  return {
    status,
    ...Object.fromEntries(
      compared.map((name) => [name, name === "content-length" && isMoved ? "" : headers[name]]),
    ),
    ...(isMoved && { "content-type": "" }),
    // nginx has written it when it comes to look at the range.
    ...(status === 416 && { "cache-control": "" }),
    ...Object.fromEntries(present.map((name) => [name, headers[name] !== undefined])),
    bytes: isMoved ? "" : body.toString("base64"),
    text: isMoved ? "" : decode(body, encoding).toString("utf8").slice(0, 500),
  };
}

function decode(body: Buffer, encoding: unknown): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

async function expectAlike(target: string, request?: RawRequest): Promise<RawAnswer> {
  const [own, nginx] = await Promise.all([
    send(hosts["npm start"], target, request),
    send(hosts.nginx, target, request),
  ]);
  const label = `${request?.method ?? "GET"} ${target.slice(0, 80)} ${JSON.stringify(request?.headers ?? {})}`;
  expect({ label, ...summarize(nginx) }).toEqual({ label, ...summarize(own) });
  return own;
}

test("every page and every file, in every encoding", async () => {
  test.setTimeout(120_000);
  expect(pageAddresses.length).toBeGreaterThan(12);
  for (const address of [...pageAddresses, ...fileAddresses]) {
    for (const encoding of encodings.slice(0, 3)) {
      const { status } = await expectAlike(address, { headers: { "accept-encoding": encoding } });
      expect(status).toBe(200);
    }
  }
});

for (const encoding of encodings) {
  test(`Accept-Encoding: "${encoding}"`, async () => {
    const headers = { "accept-encoding": encoding };
    for (const target of ["/", "/products", script, picture, font, "/none", "/products/none"]) {
      await expectAlike(target, { headers });
    }
  });
}

const addresses: [name: string, targets: string[]][] = [
  [
    "other spellings",
    ["/products/", "/products.html", "/products/index", "/products/index.html", "/index", "/index.html"],
  ],
  [
    "spellings of a product",
    [`${product}/`, `${product}.html`, `${product}/index.html?a=1&b=%20`, `${product}.html/`],
  ],
  [
    "escapes",
    ["/%70roducts", "/%70roducts/", "/products%2Fnone", `/products%2f${product.slice(10)}`, "/%2570roducts"],
  ],
  [
    "traversal",
    [
      "/..",
      "/../",
      "/../package.json",
      "/x/../products",
      "/products/..",
      "/assets/../../package.json",
      "/./",
    ],
  ],
  [
    "hidden traversal",
    [
      "/%2e%2e/package.json",
      "/..%2fpackage.json",
      "/%2e/",
      "/assets/..%5c..%5cx",
      "/%c0%ae%c0%ae/",
      "/products/%2e%2e",
    ],
  ],
  [
    "double slashes",
    [
      "//",
      "///",
      "//products",
      "/products//",
      "//evil.example/",
      "//evil.example/%2e%2e",
      "/\\evil.example/",
    ],
  ],
  [
    "dotfiles",
    ["/.git/config", "/.env", "/.well-known/security.txt", "/products/.x", "/.vite/manifest.json", "/..."],
  ],
  [
    "what a build leaves over",
    [
      `${script}.map`,
      `${script}.br`,
      "/index.html.br",
      "/index.html.gz",
      "/_.data",
      "/products.data",
      "/_root.data",
      "/_headers",
      "/_redirects",
    ],
  ],
  [
    "names of the configuration's own",
    ["/=html/index.html", "/=lost/404.html", "/=bad", "/=svg/", "/=", "/@part"],
  ],
  [
    "missing",
    [
      "/none",
      "/none/",
      "/Products",
      "/assets",
      "/assets/",
      "/assets/none-12345678.js",
      "/products/none",
      "/products/none/",
      "/products/a/b",
      "/404",
      "/404.html",
      "/products/404",
      "/products/404.html",
      "/robots.txt/x",
    ],
  ],
  [
    "bad escapes",
    ["/%", "/%zz", "/%2", "/products/%zz", "/%00", "/products%00", "/a%0d%0ab: c", "/%ff"].filter(
      (target) => !target.includes(" "),
    ),
  ],
  [
    "query junk",
    [
      "/products?q=bear&brand=%F0%9F%90%BB&tier=%zz",
      "/?//evil.example/../..",
      "/?%00",
      "/?a=<script>",
      "/none?x=/products",
      "/products/?next=//evil.example",
      "/products?",
      "/?&&&===",
    ],
  ],
  [
    "fragments and marks",
    [
      "/products#x",
      "/#",
      "/products;a=1",
      "/products:80",
      "/products+",
      "/*",
      "/~",
      "/$uri",
      "/{x}",
      "/'",
      '/"',
    ],
  ],
  [
    "long addresses",
    [
      long(8191),
      long(8192),
      long(8193),
      long(20_000),
      `/${"x".repeat(8192)}`,
      `/products/${"%41".repeat(2700)}`,
    ],
  ],
];
for (const [name, targets] of addresses) {
  test(`addresses: ${name}`, async () => {
    for (const target of targets) await expectAlike(target);
  });
}

test("methods", async () => {
  for (const target of ["/", "/products/", "/none", "/products/none", script, picture]) {
    const head = await expectAlike(target, { method: "HEAD", headers: { "accept-encoding": "br" } });
    expect(head.body).toHaveLength(0);
    for (const method of ["OPTIONS", "POST", "PUT", "DELETE", "PATCH"]) {
      const { status, headers } = await expectAlike(target, { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  }
});

test("unknown hosts", async () => {
  for (const host of ["evil.example", "localhost:1", "[::1]", "127.0.0.1"]) {
    await expectAlike("/", { headers: { host } });
    await expectAlike("/products/", { headers: { host } });
  }
});

test("an encrypted connection, as a proxy tells of it", async () => {
  for (const target of ["/", "/products", "/none", script, "/products/"]) {
    const { headers } = await expectAlike(target, { headers: { "x-forwarded-proto": "https" } });
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("; upgrade-insecure-requests");
  }
});

test("ranges", async () => {
  const ranges = [
    "0-0",
    "5-9",
    "10-",
    "-7",
    "-99999999",
    "0-99999999",
    "99999999-",
    "5-2",
    "-0",
    "-",
    "a-b",
    "0-1,3-4",
  ];
  for (const target of ["/products", picture, font]) {
    for (const range of ranges) {
      for (const encoding of ["", "br, gzip"]) {
        await expectAlike(target, { headers: { range: `bytes=${range}`, "accept-encoding": encoding } });
      }
    }
    await expectAlike(target, { headers: { range: "lines=0-1", "accept-encoding": "br" } });
    await expectAlike(target, { headers: { range: "bytes=0-1", "if-range": '"old"' } });
  }
  await expectAlike("/none", { headers: { range: "bytes=0-1" } });
});

test("conditions", async () => {
  for (const target of ["/", "/products", picture, font, "/none", "/products/"]) {
    for (const encoding of ["", "br", "gzip"]) {
      const plain = { "accept-encoding": encoding };
      for (const tag of ["*", '"x"', 'W/"x"', ""]) {
        await expectAlike(target, { headers: { ...plain, "if-none-match": tag } });
      }
      for (const date of ["Sun, 01 Jun 2025 12:00:00 GMT", "Fri, 01 Jan 2100 00:00:00 GMT", "yesterday"]) {
        await expectAlike(target, { headers: { ...plain, "if-modified-since": date } });
      }
    }
  }
  for (const base of Object.values(hosts)) {
    for (const encoding of ["", "br", "gzip"]) {
      const first = await send(base, "/", { headers: { "accept-encoding": encoding } });
      const tag = String(first.headers.etag);
      for (const match of [tag, `W/${tag}`, `"x", ${tag}`]) {
        const headers = { "accept-encoding": encoding, "if-none-match": match };
        expect((await send(base, "/", { headers })).status).toBe(304);
      }
    }
  }
});

test("a whole URL as the target, and what is not HTTP", async () => {
  const requests = [
    "GET http://evil.example/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET http://evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET HTTPS://evil.example/none?x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET / nonsense\r\n\r\n",
    "\x00\x01\x02\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n",
  ];
  for (const request of requests) {
    const [own, nginx] = await Promise.all(Object.values(hosts).map((base) => sendBytes(base, request)));
    const status = (line: string | undefined) => line?.split(" ")[1];
    expect({ request, status: status(nginx) }).toEqual({ request, status: status(own) });
  }
});

test("after all of it both still serve", async () => {
  await expectAlike("/");
});
