import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { findAll, parseHtml } from "../../hosting/html";
import { builtFiles, readBuilt } from "./built-site";

// For search engines, feed readers and home screens. Heads of pages: tests/built/heads.test.ts.
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

const pages = builtFiles.filter((name) => name.endsWith(".html") && !name.endsWith("404.html"));

const canonicalOf = (page: string) =>
  findAll(
    parseHtml(readBuilt(page).toString()),
    ({ attributes }) => attributes.get("rel") === "canonical",
  ).map(({ attributes }) => attributes.get("href"));

test("the sitemap lists exactly the built pages", () => {
  const text = readBuilt("sitemap.xml").toString();
  expect(XMLValidator.validate(text)).toBe(true);
  const entries: { loc: string; lastmod: string }[] = parser.parse(text).urlset.url;
  for (const { lastmod } of entries) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
  const locations = entries.map(({ loc }) => loc);
  expect([...locations].sort()).toEqual(pages.flatMap(canonicalOf).sort());
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", locations[0])}\n`;
  expect(readBuilt("robots.txt").toString()).toBe(robots);
});

test("feed, manifest and icons load, with their media types", async ({ page, request }) => {
  await page.goto("/products/care-bears-shaped");
  const link = (selector: string) => page.locator(selector).getAttribute("href");
  const feed = await request.get((await link('link[rel="alternate"]')) ?? "");
  expect(feed.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const manifest = await request.get((await link('link[rel="manifest"]')) ?? "");
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const { icons, ...words } = await manifest.json();
  expect(words).toMatchObject({
    name: "The Shaped Bandage Report 2025",
    short_name: "The Shaped Bandage Report",
    start_url: "/",
    background_color: "#fdf8f1",
    theme_color: "#fdf8f1",
  });
  expect(icons).toMatchObject([{ purpose: "any" }, { purpose: "any" }, { purpose: "maskable" }]);
  for (const { src, sizes } of icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  const drawn = await request.get((await link('link[rel="icon"][type="image/svg+xml"]')) ?? "");
  expect(drawn.headers()["content-type"]).toBe("image/svg+xml; charset=utf-8");
  const favicon = await request.get("/favicon.ico");
  expect(favicon.headers()["content-type"]).toBe("image/x-icon");
  expect((await favicon.body()).length).toBeLessThan(5000);
  expect((await request.get((await link('link[rel="apple-touch-icon"]')) ?? "")).status()).toBe(200);
});
