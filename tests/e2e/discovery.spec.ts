import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { type Element, findAll, parseHtml, textOf } from "../../hosting/html";
import { fixtureSite as dist } from "../sites";
import { builtFiles, readBuilt } from "./built-site";

// For search engines, feed readers and link previews. Read from files of the built site.
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

const pages = builtFiles.filter((name) => name.endsWith(".html") && !name.endsWith("404.html"));

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

const parsed = new Map(pages.map((name) => [name, parseHtml(readBuilt(name).toString())]));

const find = (page: string, name: string, attribute: string, value: string) =>
  findAll(
    parsed.get(page) as Element,
    ({ tag, attributes }) => tag === name && attributes.get(attribute) === value,
  );

const property = (page: string, name: string) => {
  const [meta] = [...find(page, "meta", "property", name), ...find(page, "meta", "name", name)];
  return meta?.attributes.get("content");
};
const canonical = (page: string) => find(page, "link", "rel", "canonical")[0]?.attributes.get("href");

function readThings(page: string): Thing[] {
  return find(page, "script", "type", "application/ld+json").flatMap((script) => {
    const data = JSON.parse(textOf(script)) as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

const fileOf = (address: string) => decodeURI(new URL(address).pathname.slice(1));

test("every page has a link preview; each product and figure has its own picture", () => {
  expect(pages.length).toBeGreaterThanOrEqual(20);
  const pictures = new Set<string>();
  for (const name of pages) {
    for (const tag of ["og:title", "og:description", "og:type", "og:site_name", "og:image:alt"])
      expect(property(name, tag), `${name} ${tag}`).toBeTruthy();
    expect(property(name, "twitter:card")).toBe("summary_large_image");
    expect(property(name, "og:url")).toBe(canonical(name));
    expect(property(name, "og:description")).toBe(property(name, "description"));
    const image = property(name, "og:image") ?? "";
    const [, figure] = /^figures\/(.+)\.html$/.exec(name) ?? [];
    expect(image).toMatch(figure ? `/charts/${figure}.png` : /^https:\/\/[^/]+\/og\/[\w-]+\.png$/);
    if (figure) expect(property(name, "og:image:alt")).toBe(property(name, "description"));
    expect(existsSync(dist + fileOf(image)), image).toBe(true);
    const picture = readBuilt(fileOf(image));
    const size = ["width", "height"].map((side) => Number(property(name, `og:image:${side}`)));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(size);
    if (!figure) expect(size).toEqual([1200, 630]);
    pictures.add(image);
  }
  expect(pictures.size).toBe(pages.filter((name) => /^(?:products|figures)\//.test(name)).length + 1);
});

test("structured data gives every page its breadcrumbs", () => {
  for (const name of pages) {
    const things = readThings(name);
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    if (name === "index.html") {
      expect(trail).toBeUndefined();
      continue;
    }
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.at(-1)?.item).toBe(canonical(name));
    for (const [index, step] of steps.entries()) {
      expect(step, name).toMatchObject({ position: index + 1, name: expect.stringMatching(/./) });
      expect(existsSync(`${dist}${fileOf(step.item) || "index"}.html`), step.item).toBe(true);
    }
  }
});

test("structured data describes the report, its figures and its list of products", () => {
  const report = readThings("index.html").find((thing) => thing["@type"] === "Report");
  expect(report).toMatchObject({
    name: "The Shaped Bandage Report 2025",
    url: expect.stringMatching(/^https:\/\//),
    datePublished: expect.stringMatching(/^\d{4}/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    license: expect.stringMatching(/^https:\/\//),
    publisher: { "@type": "Organization", name: expect.stringMatching(/./) },
  });

  const figures = pages.filter((name) => name.startsWith("figures/"));
  expect(figures.length).toBeGreaterThan(0);
  for (const name of figures) {
    const dataset = readThings(name).find((thing) => thing["@type"] === "Dataset");
    expect(dataset?.url).toBe(canonical(name));
    expect(dataset?.isPartOf).toEqual({ "@id": report?.["@id"] });
    // Search engines demand it.
    expect(String(dataset?.description).length).toBeGreaterThan(50);
    const files = dataset?.distribution as { encodingFormat: string; contentUrl: string }[];
    const formats = files.map(({ encodingFormat }) => encodingFormat);
    expect(formats.join()).toBe("text/csv,application/json,image/svg+xml,image/png");
    for (const { contentUrl } of files) expect(existsSync(dist + fileOf(contentUrl)), contentUrl).toBe(true);
  }

  const list = readThings("products.html").find((thing) => thing["@type"] === "ItemList");
  const items = list?.itemListElement as { position: number; name: string; url: string }[];
  expect(items.length).toBe(list?.numberOfItems);
  for (const { url } of items) expect(existsSync(`${dist}${fileOf(url)}.html`), url).toBe(true);
  expect(JSON.stringify(list)).not.toMatch(/offer|rating|review/i);
});

test("reference managers find the report and everything that can be cited", () => {
  const cited = builtFiles.flatMap((name) => /^cite\/(.+)\.bib$/.exec(name)?.[1] ?? []);
  const found = pages.filter((name) => property(name, "citation_title"));
  // The whole report is the report, too.
  expect(found).toHaveLength(cited.length + 1);
  for (const name of found) {
    // Zotero would take an institution for a person.
    expect(property(name, "citation_author")).toBeUndefined();
    for (const tag of ["title", "technical_report_institution", "language"])
      expect(property(name, `citation_${tag}`), `${name} ${tag}`).toBeTruthy();
    // Permanent addresses have the year.
    const { origin, pathname: own } = new URL(canonical(name) ?? "");
    const pathname = own === "/report" ? "/" : own;
    expect(property(name, "citation_public_url")).toBe(`${origin}/2025${pathname}`);
    expect(property(name, "citation_publication_date")).toMatch(/^\d{4}(?:\/\d\d){0,2}$/);
  }
});

test("the sitemap lists exactly the built pages", () => {
  const text = readBuilt("sitemap.xml").toString();
  expect(XMLValidator.validate(text)).toBe(true);
  const entries: { loc: string; lastmod: string }[] = parser.parse(text).urlset.url;
  for (const { lastmod } of entries) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
  const locations = entries.map(({ loc }) => loc);
  expect([...locations].sort()).toEqual(pages.map((name) => canonical(name)).sort());
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
