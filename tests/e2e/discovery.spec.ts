import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { fixtureSite as dist } from "../sites";
import { builtFiles, readBuilt } from "./built-site";

// What machines read: search engines, feed readers, and whoever shows a link to a page. Read from the built site.
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

const pages = builtFiles.filter((name) => name.endsWith(".html") && !name.endsWith("404.html"));

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** The content of a meta element or the address of a link, with character references undone. */
function readHead(html: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(html)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

const property = (html: string, name: string) =>
  readHead(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));
const canonical = (html: string) => readHead(html, /<link rel="canonical" href="([^"]*)"/);

function readThings(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => {
    const data = JSON.parse(json) as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

/** The file of the built site that an absolute address stands for. */
function fileOf(address: string): string {
  return decodeURI(new URL(address).pathname.slice(1));
}

test("every page has what a shared link shows, and its picture is there", () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const name of pages) {
    const html = readBuilt(name).toString();
    for (const tag of ["og:title", "og:description", "og:type", "og:site_name", "og:image:alt"])
      expect(property(html, tag), `${name} ${tag}`).toBeTruthy();
    expect(property(html, "twitter:card")).toBe("summary_large_image");
    expect(property(html, "og:url")).toBe(canonical(html));
    expect(property(html, "og:description")).toBe(property(html, "description"));
    const image = property(html, "og:image") ?? "";
    expect(image).toMatch(/^https:\/\/[^/]+\/og\/[\w-]+\.png$/);
    expect(existsSync(dist + fileOf(image)), image).toBe(true);
    const picture = readBuilt(fileOf(image));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("no two pages share a picture", () => {
  const pictures = pages.map((name) => property(readBuilt(name).toString(), "og:image"));
  expect(new Set(pictures).size).toBe(pages.length);
});

test("the data in every page parses and says where the page stands", () => {
  for (const name of pages) {
    const html = readBuilt(name).toString();
    const things = readThings(html);
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    if (name === "index.html") {
      expect(trail).toBeUndefined();
      continue;
    }
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(
      steps.map(({ position }) => position),
      name,
    ).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(canonical(html));
    for (const step of steps) {
      expect(step.name).toBeTruthy();
      const file = fileOf(step.item);
      expect(existsSync(`${dist}${file || "index"}.html`), step.item).toBe(true);
    }
  }
});

test("the report, its figures and its list of products are described", () => {
  const report = readThings(readBuilt("index.html").toString()).find((thing) => thing["@type"] === "Report");
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
    const html = readBuilt(name).toString();
    const dataset = readThings(html).find((thing) => thing["@type"] === "Dataset");
    expect(dataset?.url).toBe(canonical(html));
    expect(dataset?.isPartOf).toEqual({ "@id": report?.["@id"] });
    // What search engines demand of a description.
    expect(String(dataset?.description).length).toBeGreaterThan(50);
    const files = dataset?.distribution as { encodingFormat: string; contentUrl: string }[];
    expect(files.map(({ encodingFormat }) => encodingFormat)).toEqual([
      "text/csv",
      "application/json",
      "image/svg+xml",
      "image/png",
    ]);
    for (const { contentUrl } of files) expect(existsSync(dist + fileOf(contentUrl)), contentUrl).toBe(true);
  }

  const list = readThings(readBuilt("products.html").toString()).find(
    (thing) => thing["@type"] === "ItemList",
  );
  const items = list?.itemListElement as { position: number; name: string; url: string }[];
  expect(items.length).toBe(list?.numberOfItems);
  for (const { url } of items) expect(existsSync(`${dist}${fileOf(url)}.html`), url).toBe(true);
  expect(JSON.stringify(list)).not.toMatch(/offer|rating|review/i);
});

test("reference managers find the report and each figure", () => {
  for (const name of ["index.html", ...pages.filter((page) => page.startsWith("figures/"))]) {
    const html = readBuilt(name).toString();
    for (const tag of ["title", "author", "technical_report_institution", "language"])
      expect(property(html, `citation_${tag}`), `${name} ${tag}`).toBeTruthy();
    expect(property(html, "citation_public_url")).toBe(canonical(html));
    expect(property(html, "citation_publication_date")).toMatch(/^\d{4}(?:\/\d\d){0,2}$/);
    expect(html).not.toContain("citation_doi");
  }
});

test("the sitemap names exactly the pages that there are", () => {
  const text = readBuilt("sitemap.xml").toString();
  expect(XMLValidator.validate(text)).toBe(true);
  const locations: string[] = parser.parse(text).urlset.url.map(({ loc }: { loc: string }) => loc);
  expect([...locations].sort()).toEqual(pages.map((name) => canonical(readBuilt(name).toString())).sort());
  expect(readBuilt("robots.txt").toString()).toContain(`Sitemap: ${new URL("/sitemap.xml", locations[0])}`);
});

test("feed, manifest and icons are where the pages say, under their media types", async ({
  page,
  request,
}) => {
  await page.goto("/products/care-bears-shaped");
  const link = (selector: string) => page.locator(selector).getAttribute("href");
  const feed = await request.get((await link('link[rel="alternate"]')) ?? "");
  expect(feed.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(XMLValidator.validate(await feed.text())).toBe(true);

  const manifest = await request.get((await link('link[rel="manifest"]')) ?? "");
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await request.get((await link('link[rel="apple-touch-icon"]')) ?? "")).status()).toBe(200);
});
