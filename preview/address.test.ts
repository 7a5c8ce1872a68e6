import { describe, expect, test } from "vitest";
import { resolveAddress } from "./address";

const pages = ["/", "/404", "/products", "/products/404", "/products/heart", "/a b"];
const files = ["/robots.txt", "/assets/x-12345678.js"];
const site = {
  isPage: (address: string) => pages.includes(address),
  isFile: (address: string) => files.includes(address),
};
const resolve = (target: string) => resolveAddress(target, site);

describe("finds", () => {
  test.each([
    ["/", "/"],
    ["/products", "/products"],
    ["/products/heart?q=1", "/products/heart"],
    ["/%70roducts", "/products"],
    ["/a%20b", "/a b"],
    ["/robots.txt?x", "/robots.txt"],
    ["/?q=//evil.example", "/"],
    ["http://any.example/products", "/products"],
    ["http://any.example", "/"],
    ["/products/404", "/products/404"],
    ["/404.html", "/404"],
  ])("%s", (target, address) => {
    expect(resolve(target)).toEqual({ kind: "found", address });
  });
});

describe("redirects to the clean address", () => {
  test.each([
    ["/products/", "/products"],
    ["/products.html", "/products"],
    ["/products/index", "/products"],
    ["/products/index.html", "/products"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/products/?q=a&brand=b%20c", "/products?q=a&brand=b%20c"],
    ["/a%20b/", "/a%20b"],
    ["http://evil.example/products/", "/products"],
  ])("%s", (target, location) => {
    expect(resolve(target)).toEqual({ kind: "redirect", location });
  });
});

describe("finds nothing, and never leads elsewhere", () => {
  test.each([
    "//",
    "//evil.example/",
    "//evil.example/products/",
    "/\\evil.example/",
    "/%2f%2fevil.example/",
    "/%5cevil.example/",
    "/products//heart",
    "/products//",
    "/../products",
    "/x/../products",
    "/%2e%2e/products",
    "/products%2fheart",
    "/products%5cheart",
    "/products%00",
    "/products/.",
    "/.git/config",
    "/.well-known/x",
    "/%zz",
    "/%c0%ae",
    "/robots.txt/",
    "/robots.txt.html",
    "/products.html/",
    "/Products",
    "products",
    "*",
  ])("%s", (target) => {
    expect(resolve(target).kind).toBe("missing");
  });
});

test("an address over 8 kB is too long, one of 8 kB is not", () => {
  expect(resolve(`/?${"x".repeat(8191)}`).kind).toBe("too-long");
  expect(resolve(`/?${"x".repeat(8190)}`).kind).toBe("found");
});

test("a path that is missing below a section keeps its section", () => {
  expect(resolve("/products/%2e%2e")).toEqual({ kind: "missing", path: "/products/%2e%2e" });
});

test("under a path, the site begins there and nothing outside is found", () => {
  const under = (target: string) => resolveAddress(target, site, "/some/where/");
  expect(under("/some/where/")).toEqual({ kind: "found", address: "/" });
  expect(under("/some/where/products?q=1")).toEqual({ kind: "found", address: "/products" });
  expect(under("/some/where/robots.txt")).toEqual({ kind: "found", address: "/robots.txt" });
  expect(under("/some/where?a")).toEqual({ kind: "redirect", location: "/some/where/?a" });
  expect(under("/some/where/index.html")).toEqual({ kind: "redirect", location: "/some/where/" });
  expect(under("/some/where/products/")).toEqual({ kind: "redirect", location: "/some/where/products" });
  expect(under("/some/where/products/none")).toEqual({ kind: "missing", path: "/products/none" });
  expect(under("/some/where/products/%zz")).toEqual({ kind: "missing", path: "/products/%zz" });
  for (const target of ["/", "/products", "/products/none", "/some", "/some/wherever/products", "/%zz"]) {
    expect(under(target)).toEqual({ kind: "missing", path: "/" });
  }
});
