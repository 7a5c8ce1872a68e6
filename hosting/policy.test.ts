import { expect, test } from "vitest";
import { isNotFoundPage, notFoundPage } from "./not-found";
import { cacheControl, frameOptions, framePolicy, headerPolicy, pagePolicy } from "./policy";

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
      "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'",
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
      "require-trusted-types-for 'script'; trusted-types offline",
  );
  for (const name of ["offline.htm", "2025/offline.htm"]) {
    expect(frameOptions(`/${name}`)).toBe("SAMEORIGIN");
    expect(headerPolicy(name)).toBe("frame-ancestors 'self'");
  }
  for (const address of ["/", "/404", "/sw.js"]) expect(frameOptions(address)).toBe("DENY");
});

test("the header of a page has what its meta element cannot say", () => {
  for (const name of ["index.html", "products/404.html", "2025/index.html"])
    expect(headerPolicy(name)).toBe("frame-ancestors 'none'");
});

test("a file opened alone may do nothing; only the worker may fetch", () => {
  for (const name of ["art/x.svg", "favicon.svg", "assets/x.js", "2025/charts/x.svg"])
    expect(headerPolicy(name)).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  for (const name of ["sw.js", "2025/sw.js"]) expect(headerPolicy(name)).toContain("connect-src 'self'");
});

test("no policy allows anything unsafe", () => {
  for (const text of [
    pagePolicy(content),
    pagePolicy(scripted),
    framePolicy(content),
    headerPolicy("sw.js"),
  ]) {
    expect(text).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  }
});
