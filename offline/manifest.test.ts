import { expect, test } from "vitest";
import { addressOf, findSubstitute, keyOf, type Manifest } from "./manifest";

const scope = "https://report.example/some/where/";

test("an address of the site is its path below the scope, and any other is none", () => {
  const below = ["", "products?q=bear#list", "%70roducts", "art/x.12345678.svg"];
  const addresses = below.map((path) => addressOf(scope + path, scope));
  expect(addresses).toEqual(["/", "/products", "/products", "/art/x.12345678.svg"]);
  const besides = ["https://report.example/products", "https://report.example/some/whereabouts"];
  for (const url of [...besides, "https://elsewhere.example/some/where/", `${scope}%zz`])
    expect(addressOf(url, scope), url).toBeUndefined();
});

test("the cache key contains the hash", () => {
  expect(keyOf("/products", "sha256-a", scope)).toBe(`${scope}products?sha256-a`);
  expect(keyOf("/", "sha256-a", scope)).toBe(`${scope}?sha256-a`);
});

const files = { "/": "a", "/products": "b", "/404": "c", "/products/404": "d" };
const manifest: Manifest = { version: "one", files };

// More spellings and 404 pages: preview/site.test.ts, which uses the same functions.
test("another spelling redirects, and an unknown page gets the 404 page of its part", () => {
  expect(findSubstitute("/products.html", manifest)).toEqual({ kind: "redirect", address: "/products" });
  const pages = { "/none.html": "/404", "/404.html": "/404", "/products/none": "/products/404" };
  for (const [address, page] of Object.entries(pages))
    expect(findSubstitute(address, manifest)).toEqual({ kind: "not found", address: page });
});

test("whether an uncached file exists is unknown offline", () => {
  for (const address of ["/og/home.png", "/data/1.0.0/report.zip", "/2025/products"])
    expect(findSubstitute(address, manifest)).toEqual({ kind: "unknown" });
  expect(findSubstitute("/data/1.0.0/", manifest)).toEqual({ kind: "not found", address: "/404" });
});
