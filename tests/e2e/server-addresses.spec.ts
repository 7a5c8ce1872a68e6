import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { anyBuilt, readBuilt } from "./built-site";
import { type RawAnswer, type RawRequest, sendBytes, send as sendTo } from "./raw-request";

// Which address leads to what, asked of the real server about the real build.
const product = anyBuilt("products", ".html").replace(/\.html$/, "");
const script = anyBuilt("assets", ".js");

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
      expect(body.equals(readBuilt(address === "/" ? "index.html" : `${address.slice(1)}.html`))).toBe(true);
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
      expect(body.equals(readBuilt("404.html"))).toBe(true);
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
      expect(body.equals(readBuilt("products/404.html"))).toBe(true);
    });
  }

  test("the not-found page comes compressed too, and answers HEAD, Range and conditions with 404", async () => {
    const { status, body } = await send("/none", { headers: { "accept-encoding": "br" } });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).equals(readBuilt("404.html"))).toBe(true);
    const head = await send("/none", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    const headers = { range: "bytes=0-1", "if-none-match": "*" };
    expect((await send("/none", { headers })).status).toBe(404);
  });
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
