import { listFigureIds } from "../../analysis/figures";
import type { Edition } from "../../edition/edition";
import { absoluteUrl, feedPath, manifestPath, realPagePaths, sitemapPath } from "../../urls";
import type { SiteFile } from "../site-file";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";
import { escapeXml } from "./xml";

/** The files for crawlers, feed readers and home screens. */
export function discoveryFiles(edition: Edition): SiteFile[] {
  return [
    { path: sitemapPath, type: "application/xml", body: writeSitemap(edition) },
    { path: "/robots.txt", type: "text/plain", body: writeRobots() },
    { path: manifestPath, type: "application/manifest+json", body: writeManifest(edition) },
    { path: feedPath, type: "application/atom+xml", body: writeFeed(edition) },
  ];
}

/** sitemap.xml: every page. All have the date of the edition, because they are published together. */
export function writeSitemap({ products, report }: Edition): string {
  const paths = realPagePaths(
    products.map(({ slug }) => slug),
    listFigureIds(report),
  );
  const urls = paths.map(
    (path) =>
      `<url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${report.imprint.published}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** robots.txt: crawlers may fetch everything. */
export function writeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`;
}
