import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { writeRedirectPages } from "./redirect-pages";
import { isPagePath, listRedirects } from "./redirects";
import { writeInto } from "./site-files";

const folder = temporaryFolder();

test("the newest edition's year leads to the root, but for hashed files and 404 pages", () => {
  const redirects = listRedirects(["/", "/a", "/404", "/art/x.svg", "/2024/", "/2024/a"], 2025);
  expect(redirects).toEqual([
    { from: "/2025", to: "/", status: 307 },
    { from: "/2025/", to: "/", status: 307 },
    { from: "/2025/a", to: "/a", status: 307 },
  ]);
});

test("the permanent address of each version leads to the list of its files", () => {
  const redirects = listRedirects(
    ["/", "/data", "/data/a.csv", "/data/1.0.0/a.csv", "/data/1.0.0/b.csv"],
    2025,
  );
  const to = { to: "/data#versions", status: 307 };
  expect(redirects.slice(0, 2)).toEqual([
    { from: "/data/1.0.0", ...to },
    { from: "/data/1.0.0/", ...to },
  ]);
});

test("what the newest edition lost leads to the last edition that has it, a page with a note", () => {
  const earlier = "/2026/ /2026/a /2025/ /2025/a /2025/b /2025/c /2025/cite/c.bib /2025/404 /2025/art/x.svg";
  const redirects = listRedirects(`/ /b ${earlier}`.split(" "), 2027);
  expect(redirects.filter(({ status }) => status === 308)).toEqual([
    { from: "/a", to: "/2026/a#lost", status: 308 },
    { from: "/c", to: "/2025/c#lost", status: 308 },
    { from: "/cite/c.bib", to: "/2025/cite/c.bib", status: 308 },
  ]);
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
    { from: "/data/1.0.0", to: "/data#versions", status: 307 },
    { from: "/data/1.0.0/", to: "/data#versions", status: 307 },
    { from: "/products/b", to: "/2024/products/b#lost", status: 308 },
    { from: "/cite/b.bib", to: "/2024/cite/b.bib", status: 308 },
  ]);
  const read = (name: string) => readFileSync(join(folder(), name), "utf8");
  for (const [name, to] of [
    ["2025/index.html", "/some/where/"],
    ["data/1.0.0/index.html", "/some/where/data#versions"],
    ["products/b.html", "/some/where/2024/products/b#lost"],
  ] as const)
    for (const part of [`content="0;url=${to}"`, `<a href="${to}">`]) expect(read(name)).toContain(part);
  expect(read("cite/b.bib")).toBe("b");
});
