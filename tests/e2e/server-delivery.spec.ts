import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { anyBuilt, readBuilt } from "./built-site";
import { type RawAnswer, type RawRequest, send as sendTo } from "./raw-request";

// How what is found is delivered: encodings, caching, conditions, ranges, headers.
const script = anyBuilt("assets", ".js");
const picture = anyBuilt("art", ".svg");

let base = "";
test.beforeEach(({ baseURL }) => {
  base = baseURL ?? "";
});
const send = (target: string, request?: RawRequest): Promise<RawAnswer> => sendTo(base, target, request);

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
  const page = () => readBuilt("products.html");

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
    ["bytes=0-1,3-4", 200, 0, undefined],
    ["nonsense", 200, 0, undefined],
  ] as const;
  for (const [range, expected, from, to] of ranges) {
    test(`Range: ${range} gets ${expected}`, async () => {
      const { status, headers, body } = await send("/products", {
        headers: { range, "accept-encoding": "br;q=0" },
      });
      const page = readBuilt("products.html");
      expect(status).toBe(expected);
      expect(body.equals(page.subarray(from, to))).toBe(true);
      expect(headers["content-length"]).toBe(String(body.length));
    });
  }

  test("a range past the end, or one that makes no sense, is refused with the size", async () => {
    for (const range of ["bytes=99999999-", "bytes=5-2", "bytes=a-b"]) {
      const { status, headers } = await send("/products", { headers: { range } });
      expect(status).toBe(416);
      expect(headers["content-range"]).toBe(`bytes */${readBuilt("products.html").length}`);
    }
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
