import { expect, test } from "vitest";
import { type Budgets, findExcesses, type PageWeight } from "./limits";

const budgets: Budgets = {
  everyPage: { htmlBytes: 14_000, scriptFiles: 0, scriptBytes: 0 },
  pages: { "/products": { htmlBytes: 18_000, scriptFiles: 3, scriptBytes: 115_000 } },
  inlineScripts: 1,
  fonts: { files: 2, bytes: 48_000 },
};

const light: PageWeight = {
  address: "/",
  htmlBytes: 14_000,
  scriptFiles: 0,
  scriptBytes: 0,
  inlineScripts: 1,
  fontFiles: 2,
  fontBytes: 48_000,
  blocking: [],
  foreign: [],
};

test("a page at its limits is within budget", () => {
  expect(findExcesses(light, budgets)).toEqual([]);
});

test("names each excess and its amount", () => {
  const heavy = {
    ...light,
    htmlBytes: 14_123,
    scriptFiles: 1,
    scriptBytes: 10,
    inlineScripts: 2,
    fontFiles: 3,
    fontBytes: 48_001,
  };
  expect(findExcesses(heavy, budgets)).toEqual([
    "/: HTML: 14123 bytes, 123 over the limit of 14000",
    "/: script: 1 files, 1 over the limit of 0",
    "/: script: 10 bytes, 10 over the limit of 0",
    "/: inline scripts: 2 of them, 1 over the limit of 1",
    "/: fonts: 3 files, 1 over the limit of 2",
    "/: fonts: 48001 bytes, 1 over the limit of 48000",
  ]);
});

test("a page's own limits replace the common ones", () => {
  const list = {
    ...light,
    address: "/products",
    htmlBytes: 18_000,
    scriptFiles: 3,
    scriptBytes: 115_000,
  };
  expect(findExcesses(list, budgets)).toEqual([]);
  expect(findExcesses({ ...list, scriptFiles: 4, scriptBytes: 115_001 }, budgets)).toHaveLength(2);
});

test("names forbidden requests", () => {
  expect(findExcesses({ ...light, blocking: ["/a.css"], foreign: ["//b.example/"] }, budgets)).toEqual([
    "/: is render-blocking: /a.css",
    "/: loads from another origin: //b.example/",
  ]);
});
