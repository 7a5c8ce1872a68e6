import { expect, test } from "vitest";
import { addressOf, findSubstitute, keyOf, type Manifest } from "./manifest";

const scope = "https://report.example/some/where/";

test.each([
  [scope, "/"],
  [`${scope}products?q=bear#list`, "/products"],
  [`${scope}%70roducts`, "/products"],
  [`${scope}art/x.12345678.svg`, "/art/x.12345678.svg"],
])("%s is %s", (url, address) => {
  expect(addressOf(url, scope)).toBe(address);
});

test.each([
  "https://report.example/products",
  "https://report.example/some/whereabouts",
  "https://elsewhere.example/some/where/",
  `${scope}%zz`,
])("%s is outside the site", (url) => {
  expect(addressOf(url, scope)).toBeUndefined();
});

test("the cache key contains the hash", () => {
  expect(keyOf("/products", "sha256-a", scope)).toBe(`${scope}products?sha256-a`);
  expect(keyOf("/", "sha256-a", scope)).toBe(`${scope}?sha256-a`);
});

const manifest: Manifest = {
  version: "one",
  files: { "/": "a", "/products": "b", "/404": "c", "/products/404": "d" },
};

// More spellings and 404 pages: preview/site.test.ts, which uses the same functions.
test("another spelling redirects, and an unknown page gets the 404 page of its part", () => {
  expect(findSubstitute("/products.html", manifest)).toEqual({ kind: "redirect", address: "/products" });
  for (const [address, page] of [
    ["/none.html", "/404"],
    ["/404.html", "/404"],
    ["/products/none", "/products/404"],
  ] as const)
    expect(findSubstitute(address, manifest)).toEqual({ kind: "not found", address: page });
});

test("whether an uncached file exists is unknown offline", () => {
  expect(findSubstitute("/og/home.png", manifest)).toEqual({ kind: "unknown" });
  expect(findSubstitute("/data/1.0.0/report.zip", manifest)).toEqual({ kind: "unknown" });
  expect(findSubstitute("/2025/products", manifest)).toEqual({ kind: "unknown" });
  expect(findSubstitute("/data/1.0.0/", manifest)).toEqual({ kind: "not found", address: "/404" });
});
