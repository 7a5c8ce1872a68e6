import { expect, test } from "vitest";
import { isNotFoundPage, notFoundPage } from "./not-found";
import { cacheControl, filePolicy, frameOptions, framePolicy, metaPolicy, pagePolicy } from "./policy";

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
});

test("recognizes 404 pages", () => {
  expect(isNotFoundPage("/404")).toBe(true);
  expect(isNotFoundPage("/products/404")).toBe(true);
  expect(isNotFoundPage("/2025/404")).toBe(true);
  expect(isNotFoundPage("/products")).toBe(false);
});

const content = {
  styles: ["sha256-a"],
  inlineScripts: ["sha256-b"],
  loadsScript: false,
  namesManifest: false,
};
const scripted = { styles: ["sha256-a"], inlineScripts: [], loadsScript: true, namesManifest: true };

test("a page without script allows only its own styles and speculation rules", () => {
  expect(pagePolicy(content)).toBe(
    "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-a'; script-src 'sha256-b'; " +
      "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(pagePolicy({ ...content, inlineScripts: [] })).toContain("script-src 'none'; ");
});

test("a page with script allows scripts of the site, under Trusted Types", () => {
  expect(pagePolicy(scripted)).toContain(
    "script-src 'self'; manifest-src 'self'; connect-src 'self'; frame-src 'self'; ",
  );
  expect(pagePolicy(scripted)).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
});

test("offline.htm may only register the worker, and only the site may frame it", () => {
  expect(framePolicy({ inlineScripts: ["sha256-c"] })).toBe(
    "default-src 'none'; script-src 'sha256-c'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types offline",
  );
  expect(frameOptions("/offline.htm")).toBe("SAMEORIGIN");
  for (const address of ["/", "/404", "/sw.js"]) expect(frameOptions(address)).toBe("DENY");
});

test("the meta element has every directive that works there", () => {
  expect(metaPolicy(pagePolicy(content))).toBe(pagePolicy(content).replace("; frame-ancestors 'none'", ""));
});

test("a file opened alone may do nothing; a worker may fetch", () => {
  expect(filePolicy("/art/x.svg")).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(filePolicy("/sw.js")).toContain("connect-src 'self'");
});

test("no policy allows anything unsafe", () => {
  for (const text of [pagePolicy(content), pagePolicy(scripted), framePolicy(content), filePolicy("/x.js")]) {
    expect(text).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  }
});
