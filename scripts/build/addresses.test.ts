import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { isPagePath, listPublished, listRedirects } from "./addresses";
import { writeRedirectPages } from "./redirect-pages";
import { writeInto } from "./site-files";

const folder = temporaryFolder();
beforeEach(() => {
  vi.stubEnv("ARCHIVE_DIR", folder());
  return () => vi.unstubAllEnvs();
});

/** The permanent redirects of a site of a year, after what was published and what moved. */
function place(year: number, published: string, site: string, moves = "") {
  writeInto(folder(), "addresses.txt", `${published.replaceAll(" ", "\n")}\n`);
  writeInto(folder(), "moved.txt", moves);
  const redirects = listRedirects(site.split(" "), year).filter(({ status }) => status === 308);
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
}

test("the newest edition's year leads to the root, but for hashed files and 404 pages", () => {
  const redirects = listRedirects(["/", "/a", "/404", "/art/x.svg", "/2024/", "/2024/a"], 2025);
  expect(redirects).toEqual([
    { from: "/2025", to: "/", status: 307 },
    { from: "/2025/", to: "/", status: 307 },
    { from: "/2025/a", to: "/a", status: 307 },
  ]);
});

test("a lost address leads to the newest edition that has it, its page with a note", () => {
  const published = "/2025/ /2025/a /2025/cite/a.bib /2025/b /2026/ /2026/a /2026/b";
  const site = "/ /2026/ /2026/a /2026/b /2025/ /2025/a /2025/cite/a.bib /2025/b /b";
  expect(place(2027, published, site)).toEqual({ "/a": "/2026/a#lost", "/cite/a.bib": "/2025/cite/a.bib" });
});

test("an editor may name what replaced an address", () => {
  const moves = "/2025/a -> /b\n";
  expect(place(2025, "/2025/a", "/b", moves)).toEqual({ "/a": "/b" });
  expect(listRedirects(["/b"], 2025)).toContainEqual({ from: "/2025/a", to: "/b", status: 307 });
  const site = "/ /2025/ /2025/b";
  expect(place(2026, "/2025/a", `${site} /b`, moves)).toEqual({ "/a": "/b", "/2025/a": "/2025/b" });
  expect(place(2026, "/2025/a", site, moves)).toEqual({ "/a": "/2025/b", "/2025/a": "/2025/b" });
  expect(place(2026, "/2025/a", `${site} /2025/a /b`, moves)).toEqual({ "/a": "/b" });
});

test("a build that loses an address is refused, with its name", () => {
  expect(() => place(2025, "/2025/ /2025/a /2025/b.pdf", "/")).toThrow(
    /^archive\/addresses.txt has addresses that were published and now lead nowhere:\n {2}\/2025\/a\nBring them/,
  );
  expect(() => place(2026, "/2025/ /2025/a", "/ /a /2025/")).toThrow("\n  /2025/a\n");
  expect(() => place(2026, "/2025/a", "/ /a")).toThrow("but there is no archive/2025.zip");
  expect(() => place(2026, "/a", "/")).toThrow(
    'archive/addresses.txt:1: found "/a"; expected an address such',
  );
  expect(() => place(2026, "/2026/a", "/", "/2026/a -> /c\n")).toThrow("/2026/a -> /c, which is no address");
  expect(() => place(2026, "/2026/", "/", "/a /b\n")).toThrow('archive/moved.txt:1: found "/a /b"; expected');
});

test("the list keeps what it has, and leaves out hashed files and 404 pages", () => {
  writeFileSync(join(folder(), "addresses.txt"), "/2025/old\n");
  for (let times = 0; times < 2; times += 1)
    listPublished(2025, ["/", "/404", "/products/404", "/products/b", "/assets/x-1.js", "/cite/b.bib"]);
  const list = readFileSync(join(folder(), "addresses.txt"), "utf8");
  expect(list).toBe("/2025/\n/2025/cite/b.bib\n/2025/old\n/2025/products/b\n");
});

test("addresses of pages and of files differ", () => {
  for (const path of ["/", "/2025/", "/products/a-b", "/404"]) expect(isPagePath(path), path).toBe(true);
  for (const path of ["/a.csv", "/data/1.0.0/SHA256SUMS"]) expect(isPagePath(path), path).toBe(false);
});

test("for hosts without redirects, pages lead on and other files are copied", () => {
  writeInto(folder(), "2024/cite/b.bib", "b");
  writeRedirectPages(folder(), "/some/where/", [
    { from: "/2025", to: "/", status: 307 },
    { from: "/2025/", to: "/", status: 307 },
    { from: "/products/b", to: "/2024/products/b#lost", status: 308 },
    { from: "/cite/b.bib", to: "/2024/cite/b.bib", status: 308 },
  ]);
  const read = (name: string) => readFileSync(join(folder(), name), "utf8");
  for (const [name, to] of [
    ["2025/index.html", "/some/where/"],
    ["products/b.html", "/some/where/2024/products/b#lost"],
  ] as const)
    for (const part of [`content="0;url=${to}"`, `<a href="${to}">`]) expect(read(name)).toContain(part);
  expect(read("cite/b.bib")).toBe("b");
});
