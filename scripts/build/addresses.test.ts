import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takeInventory } from "../../hosting/inventory";
import { readRedirects } from "../../hosting/redirects";
import { temporaryFolder } from "../../tests/temporary-folder";
import { isPagePath, listPublished, placeMoved } from "./addresses";
import { writeRedirectPages } from "./redirect-pages";
import { writeInto } from "./site-files";

const folder = temporaryFolder();
const list = () => join(folder(), "addresses.txt");
beforeEach(() => {
  vi.stubEnv("ARCHIVE_DIR", folder());
  return () => vi.unstubAllEnvs();
});

const piece = { one: "tea bag", other: "tea bags" };
const place = (year: number, published: string, site: string) => {
  writeFileSync(list(), `${published}\n`);
  return Object.fromEntries(placeMoved(site.split(" "), { year, piece }));
};

test("a lost address leads to the newest edition that has it, its page with a note", () => {
  const published = "/2025/\n/2025/a\n/2025/cite/a.bib\n/2025/b\n/2026/\n/2026/a\n/2026/b";
  const site = "/ /2026/ /2026/a /2026/b /2025/ /2025/a /2025/cite/a.bib /2025/b /b";
  expect(place(2027, published, site)).toEqual({ "/a": "/2026/a#lost", "/cite/a.bib": "/2025/cite/a.bib" });
});

test("a replaced figure leads to its successor, in every form", () => {
  const published = "/2025/figures/price-by-product\n/2025/data/price-by-product.csv-metadata.json";
  const site = "/figures/price-per-tea-bag /data/price-per-tea-bag.csv-metadata.json";
  const moved = {
    "/figures/price-by-product": "/figures/price-per-tea-bag",
    "/data/price-by-product.csv-metadata.json": "/data/price-per-tea-bag.csv-metadata.json",
  };
  expect(place(2025, published, site)).toEqual(moved);
  const archived = site.replaceAll("/f", "/2025/f").replaceAll("/d", "/2025/d");
  expect(place(2026, published, `${site} /2025/ ${archived}`)).toMatchObject({
    "/figures/price-by-product": "/2025/figures/price-per-tea-bag",
    "/2025/figures/price-by-product": "/2025/figures/price-per-tea-bag",
  });
});

test("an editor may name what replaced an address", () => {
  expect(place(2025, "/2025/a -> /b", "/b")).toEqual({ "/a": "/b" });
  const both = { "/a": "/2025/b", "/2025/a": "/2025/b" };
  expect(place(2026, "/2025/a -> /b", "/b /2025/ /2025/b")).toEqual(both);
});

test("a build that loses an address is refused, with its place in the list", () => {
  expect(() => place(2025, "/2025/\n/2025/a\n/2025/b.pdf", "/")).toThrow(
    /^Addresses were published and now lead nowhere:\n {2}archive\/addresses.txt:2: \/a\nBring them back/,
  );
  expect(() => place(2026, "/2025/\n/2025/a", "/ /a /2025/")).toThrow("  archive/addresses.txt:2: /2025/a\n");
  expect(() => place(2026, "/2025/a", "/ /a")).toThrow("there is no archive/2025.zip. Run");
  const says = 'archive/addresses.txt:1: found "/a"; expected an address such';
  expect(() => place(2026, "/a", "/")).toThrow(says);
});

test("the list keeps what it has, and leaves out hashed files and 404 pages", () => {
  const site = join(folder(), "site");
  const names = "index.html 404.html products/404.html a.html products/b.html assets/x-1.js cite/b.bib";
  for (const name of names.split(" ")) writeInto(site, name, "");
  const inventory = takeInventory(site);
  writeFileSync(list(), "/2025/a -> /b\n/2025/old\n");
  listPublished(2025, inventory);
  listPublished(2025, inventory);
  const lines = ["/2025/", "/2025/a -> /b", "/2025/cite/b.bib", "/2025/old", "/2025/products/b"];
  expect(readFileSync(list(), "utf8")).toBe(lines.map((line) => `${line}\n`).join(""));
});

test("addresses of pages and of files differ", () => {
  for (const path of ["/", "/2025/", "/products/a-b", "/404"]) expect(isPagePath(path), path).toBe(true);
  for (const path of ["/a.csv", "/data/1.0.0/SHA256SUMS", "/data/a.csv-metadata.json"])
    expect(isPagePath(path), path).toBe(false);
});

test("for hosts without redirects, pages lead on and other files are copied", () => {
  const site = join(folder(), "site");
  const names = "index.html 404.html a.html cite/a.bib 2024/b.html 2024/cite/b.bib art/x.svg";
  for (const name of names.split(" ")) writeInto(site, name, name);
  const moved = new Map([
    ["/b", "/2024/b#lost"],
    ["/cite/b.bib", "/2024/cite/b.bib"],
  ]);
  writeRedirectPages(site, "/some/where/", takeInventory(site), { newest: 2025, moved });
  const read = (name: string) => readFileSync(join(site, name), "utf8");
  const pages = { b: "2024/b#lost", "2025/b": "2024/b#lost", "2025/a": "a", "2025/index": "" };
  for (const [name, to] of Object.entries(pages))
    for (const part of [`content="0;url=/some/where/${to}"`, `<a href="/some/where/${to}">`])
      expect(read(`${name}.html`), name).toContain(part);
  expect([read("cite/b.bib"), read("2025/cite/b.bib")]).toEqual(["2024/cite/b.bib", "2024/cite/b.bib"]);
  expect(read("2025/cite/a.bib")).toBe("cite/a.bib");
  for (const name of ["2025/404.html", "2025/art/x.svg", "2025/2024/b.html"])
    expect(() => read(name)).toThrow("ENOENT");
});

test("redirects are read back from a built site", () => {
  const text =
    "/x/:page/index /x/:page 308\n/x/a /x/2024/a#lost 308\n/x/2025/* /x/:splat 307\n/x/* /x/404.html 404\n";
  writeInto(folder(), "_redirects", text);
  expect(readRedirects(folder(), "/x/")).toEqual({ newest: 2025, moved: new Map([["/a", "/2024/a#lost"]]) });
});
