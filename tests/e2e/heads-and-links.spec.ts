import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { root } from "../../scripts/command";
import { test } from "../page-test";
import { fileOf, lostPages, pages, read } from "../site";

// What search engines, link previews and reference managers read, and where links lead.

const isFile = (path: string) => existsSync(join(root, "dist", path));

test("every page has a head of its own, with addresses and a picture that exist", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { address, title, meta, canonical, data } of await readDocuments(page)) {
    const isLost = lostPages.includes(address);
    const description = meta.description ?? "";
    expect(title, address).toMatch(/\S{3}/);
    expect(description.length, `${address}: ${description}`).toBeGreaterThan(10);
    titles.add(title);
    descriptions.add(description);
    expect(meta.robots, address).toBe(isLost ? "noindex" : undefined);
    if (isLost) continue;
    expect(new URL(canonical ?? "").pathname, address).toBe(address);
    expect(meta["og:url"], address).toBe(canonical);
    expect(meta["og:title"], address).toMatch(/\S{3}/);
    expect(meta["og:description"], address).toBe(description);
    expect(meta["og:image"], address).toMatch(/^https?:/);
    expect(isFile(new URL(meta["og:image"] ?? "").pathname), meta["og:image"]).toBe(true);
    for (const name of ["title", "publication_date", "public_url"])
      expect(meta[`citation_${name}`], `${address}: ${name}`).toMatch(/\S{3}/);

    const types = findTypes(data.map((text) => JSON.parse(text)));
    expect(types.length, address).toBeGreaterThan(0);
    // Search engines must not get an illustrative price.
    for (const type of types)
      expect([
        "Report",
        "Dataset",
        "DataDownload",
        "BreadcrumbList",
        "ListItem",
        "Organization",
        "Person",
      ]).toContain(type);
  }
  const count = pages.length + lostPages.length;
  expect([titles.size, descriptions.size], "each page has its own").toEqual([count, count]);
});

test("every link of the site leads somewhere, down to its anchor", async ({ page }) => {
  const documents = await readDocuments(page);
  const anchors = new Map(documents.map(({ address, ids }) => [address, ids]));
  let count = 0;
  for (const { address, links, preloads } of documents) {
    for (const link of [...links, ...preloads]) {
      if (/^(?:https?|mailto):/.test(link)) continue;
      expect(link, address).toMatch(/^[/#]/);
      const { pathname, hash } = new URL(link, `http://site${address}`);
      const ids = anchors.get(pathname);
      expect(ids !== undefined || isFile(pathname), `${link} on ${address}`).toBe(true);
      if (hash) expect(ids, `${link} on ${address}`).toContain(decodeURIComponent(hash.slice(1)));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(20 * pages.length);
});

test("crawlers get a sitemap with dates, robots.txt, manifest and icons", async ({ request }) => {
  expect(pages.length).toBe(new Set(pages).size);
  for (const [, date] of read("sitemap.xml").matchAll(/<lastmod>([^<]*)/g))
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\S+\/sitemap.xml\n$/);
  const manifest = JSON.parse(read("manifest.webmanifest")) as { icons: { src: string }[] };
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, "http://site/").pathname)).status(), src).toBe(200);
});

/** Parses every page in the browser. */
function readDocuments(page: Page) {
  const files = [...pages, ...lostPages].map((address) => ({ address, html: read(fileOf(address)) }));
  return page.evaluate(
    (all) =>
      all.map(({ address, html }) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const list = (selector: string, attribute: string) =>
          [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
        const metas = [...parsed.querySelectorAll("head meta[content]")].map((meta) => [
          meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
          meta.getAttribute("content") ?? "",
        ]);
        const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
        return {
          address,
          title: parsed.title,
          meta: Object.fromEntries(metas) as Record<string, string | undefined>,
          canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute("href"),
          data: data.map(({ textContent }) => textContent ?? ""),
          ids: list("[id]", "id"),
          links: [...list("a[href]", "href"), ...list("img", "src")],
          preloads: list("head link:not([rel=canonical])", "href"),
        };
      }),
    files,
  );
}

/** Every `@type` in JSON-LD. */
function findTypes(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value ? [String(value["@type"])] : [];
  return [...own, ...Object.values(value).flatMap(findTypes)];
}
