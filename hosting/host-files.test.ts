import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readHeaders, readRedirects } from "../preview/host-files";
import { writeInto } from "../scripts/build/site-files";
import { temporaryFolder } from "../tests/temporary-folder";
import { writeHostFiles } from "./host-files";
import { takeInventory } from "./inventory";
import { filePolicy } from "./policy";

// A site below /some/ with an older edition.
const years = ["", "2024/"];
const pages = "index.html 404.html products.html products/a.html products/404.html";
const files = "art/a.svg assets/x-1.js charts/c.svg data/t.csv favicon.svg";
const folder = temporaryFolder();
beforeEach(() => {
  for (const year of years)
    for (const name of `${pages} ${files}`.split(" ")) writeInto(folder(), year + name, name);
  const moved = { from: "/gone", to: "/2024/products#lost", status: 308 } as const;
  writeHostFiles(folder(), takeInventory(folder()), "/some/", [moved]);
});

const hashed = { "Cache-Control": "public, max-age=31536000, immutable" };
const alone = { "Content-Security-Policy": filePolicy };

test("`_headers` gives each kind of file its headers", () => {
  const rules = readHeaders(folder());
  const headersOf = (path: string) =>
    Object.fromEntries(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : [])));
  const all = headersOf("/some/products/a");
  expect(all).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
  expect(Object.keys(all)).toHaveLength(7);
  expect(headersOf("/other/")).toEqual({});
  for (const year of years) {
    for (const path of ["", "404", "none/none", "data/t.csv"])
      expect(headersOf(`/some/${year}${path}`)).toEqual(all);
    expect(headersOf(`/some/${year}assets/x-1.js`)).toEqual({ ...all, ...hashed });
    expect(headersOf(`/some/${year}art/a.svg`)).toEqual({ ...all, ...hashed, ...alone });
    for (const path of ["charts/c.svg", "favicon.svg"])
      expect(headersOf(`/some/${year}${path}`)).toEqual({ ...all, ...alone });
  }
});

test("`_redirects` leads to addresses of the site alone, and to the 404 page of each part", () => {
  const lines = readFileSync(join(folder(), "_redirects"), "utf8").split("\n").slice(1, -1);
  // No placeholder, which may hold another host. Cloudflare Pages wants rules with a pattern last.
  for (const line of lines) expect(line).toMatch(/^\/[^:* ]+\*? \/some\/(?!\/)[^:* ]* (?:30[78]|404)$/);
  expect(lines.map((line) => line.includes("*")).join("")).toMatch(/^(?:false)+(?:true)+$/);
  const rules = readRedirects(folder());
  const answer = (path: string) => {
    const { to, status } = rules.find(({ pattern }) => pattern.test(`/some/${path}`)) ?? {};
    return `${to?.slice("/some/".length)} ${status}`;
  };
  expect(answer("gone")).toBe("2024/products#lost 308");
  for (const year of years)
    for (const [path, to] of [
      ["index", " 308"],
      ["index.html", " 308"],
      ["products/index", "products 308"],
      ["products/a/index.html", "products/a 308"],
      ["404/index", "404.html 404"],
      ["/evil.example/index", "404.html 404"],
      ["products//evil.example", "products/404.html 404"],
    ] as const)
      expect([path, answer(year + path)]).toEqual([path, year + to]);
});
