import { afterEach, expect, test } from "vitest";
import { href, pagePaths, provideBase, stripBase } from "./urls";

afterEach(() => provideBase("/"));

// Addresses are permanent: removing one breaks links.
test("the addresses of the site", () => {
  const fixed =
    "/ /products /market-analysis /methodology /report /one-page /shelf-walk /compare /figures /data /cite /changes /404 /products/404";
  const own = "/products/a-product /products/another /figures/a-figure";
  const paths = pagePaths(["a-product", "another"], ["a-figure"]);
  expect(paths).toEqual(expect.arrayContaining(`${fixed} ${own}`.split(" ")));
});

test.each([
  ["/", "/", "/"],
  ["/", "/products/a", "/products/a"],
  ["/report/", "/", "/report/"],
  ["/report/", "/products/a", "/report/products/a"],
  ["/a/b/", "/methodology#kinds", "/a/b/methodology#kinds"],
])("a link under the base %s to %s is %s, and back", (base, path, address) => {
  provideBase(base);
  expect(href(path)).toBe(address);
  expect(stripBase(address)).toBe(path);
});

test("a link to another place keeps its path", () => {
  provideBase("/report/");
  expect(stripBase("/reports/x")).toBe("/reports/x");
});
