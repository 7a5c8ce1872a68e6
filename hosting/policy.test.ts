import { expect, test } from "vitest";
import { cacheControl } from "./delivery";
import { isNotFoundPage, notFoundPage } from "./not-found";
import { framePolicy, headerPolicy, pagePolicy } from "./policy";

// That hosts send what these rules say: tests/hosting.

test("hashed files are cached for a year, everything else is revalidated", () => {
  expect(cacheControl("/assets/x-12345678.js")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/art/x.12345678.svg")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/")).toBe("no-cache");
  expect(cacheControl("/2025/art/x.12345678.svg")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/artful")).toBe("no-cache");
});

test("unknown products have their own 404 page, all other paths share one", () => {
  expect(notFoundPage("/products/none")).toBe("/products/404");
  expect(notFoundPage("/products/a/b")).toBe("/products/404");
  expect(notFoundPage("/productsx")).toBe("/404");
  expect(notFoundPage("/2025/products/none")).toBe("/2025/products/404");
  expect(notFoundPage("/2025")).toBe("/2025/404");
  expect(notFoundPage("//")).toBe("/404");
  expect(notFoundPage("*")).toBe("/404");
  for (const page of ["/404", "/products/404", "/2025/404"]) expect(isNotFoundPage(page)).toBe(true);
  expect(isNotFoundPage("/products")).toBe(false);
});

const scripted = { styles: ["sha256-a"], inlineScripts: [], loadsScript: true, namesManifest: true };
const content = { ...scripted, inlineScripts: ["sha256-b"], loadsScript: false, namesManifest: false };

test("only a page with script allows scripts of the site, under Trusted Types", () => {
  expect(pagePolicy(content)).toContain("style-src 'sha256-a'; script-src 'sha256-b'; ");
  expect(pagePolicy({ ...content, inlineScripts: [] })).toContain("script-src 'none'; ");
  expect(pagePolicy(scripted)).toContain("script-src 'self'; manifest-src 'self'; ");
  expect(pagePolicy(scripted)).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
});

test("a file opened alone may do nothing, in any edition; only the worker may fetch", () => {
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  for (const name of ["art/x.svg", "favicon.svg", "2025/charts/x.svg"])
    expect(headerPolicy(name)).toBe(nothing);
  for (const name of ["sw.js", "2025/sw.js"]) expect(headerPolicy(name)).toContain("connect-src 'self'");
});

test("no policy allows anything unsafe", () => {
  const policies = [pagePolicy(content), pagePolicy(scripted), framePolicy(content), headerPolicy("sw.js")];
  for (const text of policies) expect(text).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});
