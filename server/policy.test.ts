import { expect, test } from "vitest";
import { cacheControl, isNotFoundPage, notFoundPage } from "./policy";

test("hashed files are kept for a year, everything else is asked about", () => {
  expect(cacheControl("/assets/x-12345678.js")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/art/x.12345678.svg")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/")).toBe("no-cache");
  expect(cacheControl("/artful")).toBe("no-cache");
});

test("a missing product has a page of its own, everything else shares one", () => {
  expect(notFoundPage("/products/none")).toBe("/products/404");
  expect(notFoundPage("/products/a/b")).toBe("/products/404");
  expect(notFoundPage("/productsx")).toBe("/404");
  expect(notFoundPage("//")).toBe("/404");
  expect(notFoundPage("*")).toBe("/404");
});

test("the not-found pages are known as such", () => {
  expect(isNotFoundPage("/404")).toBe(true);
  expect(isNotFoundPage("/products/404")).toBe(true);
  expect(isNotFoundPage("/products")).toBe(false);
});
