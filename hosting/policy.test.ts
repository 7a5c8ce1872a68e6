import { expect, test } from "vitest";
import {
  cacheControl,
  filePolicy,
  frameOptions,
  framePolicy,
  isNotFoundPage,
  metaPolicy,
  notFoundPage,
  pagePolicy,
} from "./policy";

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

const content = {
  styles: ["sha256-a"],
  inlineScripts: ["sha256-b"],
  loadsScript: false,
  namesManifest: false,
};
const scripted = { styles: ["sha256-a"], inlineScripts: [], loadsScript: true, namesManifest: true };

test("a content page may use its own styles and rules, and no script", () => {
  expect(pagePolicy(content)).toBe(
    "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-a'; script-src 'sha256-b'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(pagePolicy({ ...content, inlineScripts: [] })).toContain("script-src 'none'; ");
});

test("a page with script may load the site's own, and Trusted Types guard it", () => {
  expect(pagePolicy(scripted)).toContain("script-src 'self'; manifest-src 'self'; frame-src 'self'; ");
  expect(pagePolicy(scripted)).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
});

test("the hidden document may register the worker, in a frame of the site, and nothing else", () => {
  expect(framePolicy({ inlineScripts: ["sha256-c"] })).toBe(
    "default-src 'none'; script-src 'sha256-c'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types offline",
  );
  expect(frameOptions("/offline.htm")).toBe("SAMEORIGIN");
  for (const address of ["/", "/404", "/sw.js"]) expect(frameOptions(address)).toBe("DENY");
});

test("the meta element says all that a meta element can", () => {
  expect(metaPolicy(pagePolicy(content))).toBe(pagePolicy(content).replace("; frame-ancestors 'none'", ""));
});

test("a file alone in a tab may do nothing; a worker may fetch", () => {
  expect(filePolicy("/art/x.svg")).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(filePolicy("/sw.js")).toContain("connect-src 'self'");
});

test("nothing unsafe is ever allowed", () => {
  for (const text of [pagePolicy(content), pagePolicy(scripted), framePolicy(content), filePolicy("/x.js")]) {
    expect(text).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  }
});
