import { expect, test } from "vitest";
import { publishedPath, selectFiles } from "./select";

const build: Record<string, string> = {
  ".vite/manifest.json": "{}",
  "_.data": "",
  "products.data": "",
  "index.html": "<p>home</p>",
  "products/index.html": '<script type="module" src="/assets/entry-aaaaaaaa.js"></script>',
  "assets/entry-aaaaaaaa.js": 'import"./shared-bbbbbbbb.js";const m=()=>import("./lazy-cccccccc.js")',
  "assets/shared-bbbbbbbb.js": 'import"./entry-aaaaaaaa.js"',
  "assets/lazy-cccccccc.js": 'const css=["assets/lazy-dddddddd.css"]',
  "assets/lazy-dddddddd.css": "",
  "assets/home-eeeeeeee.js": 'import"./shared-bbbbbbbb.js"',
  "assets/entry-aaaaaaaa.js.map": "{}",
  "assets/font-ffffffff.woff2": "",
  "art/heart.12345678.svg": "<svg/>",
};

test("keeps what pages lead to, lazily too, and drops the framework's leftovers", () => {
  expect(selectFiles(Object.keys(build), (path) => build[path] ?? "")).toEqual([
    "index.html",
    "products/index.html",
    "assets/entry-aaaaaaaa.js",
    "assets/shared-bbbbbbbb.js",
    "assets/lazy-cccccccc.js",
    "assets/lazy-dddddddd.css",
    "assets/font-ffffffff.woff2",
    "art/heart.12345678.svg",
  ]);
});

test("pages lie where their clean address is", () => {
  expect(publishedPath("index.html")).toBe("index.html");
  expect(publishedPath("404/index.html")).toBe("404.html");
  expect(publishedPath("products/heart/index.html")).toBe("products/heart.html");
  expect(publishedPath("art/heart.12345678.svg")).toBe("art/heart.12345678.svg");
});

test("the path that the site is hosted under is no part of the site's folder", () => {
  expect(publishedPath("some/where/index.html", "/some/where/")).toBe("index.html");
  expect(publishedPath("some/where/products/heart/index.html", "/some/where/")).toBe("products/heart.html");
  expect(publishedPath("some/where/art/heart.12345678.svg", "/some/where/")).toBe("art/heart.12345678.svg");
  expect(publishedPath("assets/x.js", "/some/where/")).toBe("assets/x.js");
});
