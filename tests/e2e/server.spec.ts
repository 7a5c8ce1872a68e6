import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type RawAnswer, type RawRequest, sendBytes, send as sendTo } from "./raw-request";

// What any host of the site owes a reader's browser, asked of the real server about the real build.
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (name: string) => readFileSync(`${dist}${name}`);
const firstOf = (folder: string, ending: string) =>
  `${folder}/${readdirSync(`${dist}${folder}`)
    .sort()
    .find((name) => name.endsWith(ending) && name !== "404.html")}`;

const product = firstOf("products", ".html").replace(/\.html$/, "");
const script = firstOf("assets", ".js");
const picture = firstOf("art", ".svg");

let base = "";
test.beforeEach(({ baseURL }) => {
  base = baseURL ?? "";
});
const send = (target: string, request?: RawRequest): Promise<RawAnswer> => sendTo(base, target, request);

test.describe("pages", () => {
  for (const address of ["/", "/products", `/${product}`, "/market-analysis", "/methodology"]) {
    test(`${address} is a page`, async () => {
      const { status, headers, body } = await send(address);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(body.equals(read(address === "/" ? "index.html" : `${address.slice(1)}.html`))).toBe(true);
    });
  }

  test("a query changes nothing", async () => {
    expect((await send("/products?q=bear&brand=%F0%9F%90%BB&tier=%zz")).status).toBe(200);
    expect((await send("/?//evil.example/../..")).status).toBe(200);
  });

  test("an unknown host name changes nothing", async () => {
    expect((await send("/", { headers: { host: "evil.example" } })).status).toBe(200);
  });
});

test.describe("addresses have one spelling", () => {
  const spellings = [
    ["/products/", "/products"],
    ["/products.html", "/products"],
    ["/products/index", "/products"],
    ["/products/index.html", "/products"],
    ["/index.html", "/"],
    [`/${product}/?a=1&b=%20`, `/${product}?a=1&b=%20`],
    ["/methodology/?next=//evil.example", "/methodology?next=//evil.example"],
  ] as const;
  for (const [asked, clean] of spellings) {
    test(`${asked} moves to ${clean}`, async () => {
      const { status, headers } = await send(asked);
      expect(status).toBe(308);
      expect(headers.location).toBe(clean);
    });
  }
});

test.describe("what does not exist", () => {
  const missing = [
    "/none",
    "/none/",
    "/products.html.br",
    "/index.html.br",
    "/index.html.gz",
    `/${script}.br`,
    `/${script}.map`,
    "/assets/",
    "/assets/none-12345678.js",
    "/_.data",
    "/products.data",
    "/.vite/manifest.json",
    "/.git/config",
    "/..",
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    "/assets/../../package.json",
    "//",
    "//evil.example/",
    "//evil.example/%2e%2e",
    "/\\evil.example/",
    "/products%2f",
    "/%00",
    "/%zz",
    "/%",
    "/%c0%ae%c0%ae/",
    "/Products",
    "/404",
    "/404.html",
    `/${"x".repeat(4000)}`,
  ];
  for (const address of missing) {
    test(`${address.slice(0, 40)} gets the not-found page`, async () => {
      const { status, headers, body } = await send(address);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers.etag).toBeUndefined();
      expect(body.equals(read("404.html"))).toBe(true);
    });
  }

  const missingProducts = [
    "/products/none",
    "/products/none/",
    "/products/a/b",
    "/products/%zz",
    "/products/404",
    "/products//",
  ];
  for (const address of missingProducts) {
    test(`${address} gets the page for a missing product`, async () => {
      const { status, body } = await send(address);
      expect(status).toBe(404);
      expect(body.equals(read("products/404.html"))).toBe(true);
    });
  }

  test("the not-found page comes compressed too, and answers HEAD, Range and conditions with 404", async () => {
    const { status, body } = await send("/none", { headers: { "accept-encoding": "br" } });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).equals(read("404.html"))).toBe(true);
    const head = await send("/none", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    const headers = { range: "bytes=0-1", "if-none-match": "*" };
    expect((await send("/none", { headers })).status).toBe(404);
  });
});

test.describe("files", () => {
  test("a file with a hash in its name is kept for a year", async () => {
    for (const name of [script, picture]) {
      const { status, headers } = await send(`/${name}`);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("types come with their charset", async () => {
    expect((await send(`/${script}`)).headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect((await send(`/${picture}`)).headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  });
});

test.describe("encodings", () => {
  const page = () => read("products.html");

  test("brotli before gzip, each with a tag of its own", async () => {
    const plain = await send("/products");
    const br = await send("/products", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    const gz = await send("/products", { headers: { "accept-encoding": "gzip" } });
    expect([plain, br, gz].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(brotliDecompressSync(br.body).equals(page())).toBe(true);
    expect(gunzipSync(gz.body).equals(page())).toBe(true);
    expect(br.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test("a quality of 0 is a refusal", async () => {
    const noBrotli = await send("/products", { headers: { "accept-encoding": "br;q=0, gzip" } });
    expect(noBrotli.headers["content-encoding"]).toBe("gzip");
    const nothing = await send("/products", { headers: { "accept-encoding": "br;q=0, gzip;q=0" } });
    expect(nothing.headers["content-encoding"]).toBeUndefined();
  });
});

test.describe("methods", () => {
  for (const encoding of ["identity", "br", "gzip"]) {
    test(`HEAD says what GET says (${encoding})`, async () => {
      for (const target of ["/", "/products/", "/none", `/${script}`]) {
        const headers = { "accept-encoding": encoding };
        const get = await send(target, { headers });
        const head = await send(target, { method: "HEAD", headers });
        const { date: _getDate, ...getHeaders } = get.headers;
        const { date: _headDate, ...headHeaders } = head.headers;
        expect(head.status).toBe(get.status);
        expect(headHeaders).toEqual(getHeaders);
        expect(head.body).toHaveLength(0);
      }
    });
  }

  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    test(`${method} is not allowed`, async () => {
      const { status, headers } = await send("/", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    });
  }
});

test.describe("conditions and ranges", () => {
  test("an unchanged page costs a 304", async () => {
    const first = await send("/", { headers: { "accept-encoding": "br" } });
    const tag = String(first.headers.etag);
    for (const match of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
      const again = await send("/", { headers: { "accept-encoding": "br", "if-none-match": match } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(tag);
      expect(again.headers["cache-control"]).toBe("no-cache");
    }
    const since = { "if-modified-since": String(first.headers["last-modified"]) };
    expect((await send("/", { headers: since })).status).toBe(304);
    expect((await send("/", { headers: { "if-none-match": '"x"' } })).status).toBe(200);
  });

  const ranges = [
    ["bytes=0-0", 206, 0, 1],
    ["bytes=5-9", 206, 5, 10],
    ["bytes=10-", 206, 10, undefined],
    ["bytes=-7", 206, -7, undefined],
    ["bytes=5-2", 200, 0, undefined],
    ["bytes=0-1,3-4", 200, 0, undefined],
    ["nonsense", 200, 0, undefined],
  ] as const;
  for (const [range, expected, from, to] of ranges) {
    test(`Range: ${range} gets ${expected}`, async () => {
      const { status, headers, body } = await send("/products", {
        headers: { range, "accept-encoding": "br;q=0" },
      });
      const page = read("products.html");
      expect(status).toBe(expected);
      expect(body.equals(page.subarray(from, to))).toBe(true);
      expect(headers["content-length"]).toBe(String(body.length));
    });
  }

  test("a range past the end is refused with the size", async () => {
    const { status, headers } = await send("/products", { headers: { range: "bytes=99999999-" } });
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe(`bytes */${read("products.html").length}`);
  });

  test("a range of another version gets this version whole", async () => {
    expect((await send("/", { headers: { range: "bytes=0-1", "if-range": '"old"' } })).status).toBe(200);
  });
});

test.describe("every answer", () => {
  for (const target of ["/", "/products/", "/none", "/%zz"]) {
    test(`${target} carries the safety headers`, async () => {
      const { headers } = await send(target);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["x-powered-by"]).toBeUndefined();
    });
  }
});

test.describe("requests that nobody sends by accident", () => {
  test("an address over 8 kB is too long", async () => {
    expect((await send(`/?${"x".repeat(8191)}`)).status).toBe(414);
    expect((await send(`/?${"x".repeat(8190)}`)).status).toBe(200);
  });

  test("a whole URL as the target is read for its path", async () => {
    expect(
      await sendBytes(
        base,
        "GET http://evil.example/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      ),
    ).toBe("HTTP/1.1 200 OK");
  });

  test("what is not HTTP gets 400, and the server lives on", async () => {
    expect(await sendBytes(base, "GET / nonsense\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
    expect(await sendBytes(base, "\x00\x01\x02\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
    expect(await sendBytes(base, "GET /\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 40[04] /,
    );
    expect((await send("/")).status).toBe(200);
  });
});
