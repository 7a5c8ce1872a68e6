import type { Edition } from "../../edition/edition";
import { absoluteUrl, editionPath, listPages } from "../../edition/neighbors";
import type { SiteFile } from "../../edition/site-file";
import { feedPath, manifestPath, sitemapPath } from "../../urls";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";
import { escapeXml } from "./xml";

/** The files for crawlers, feed readers and home screens. */
export function discoveryFiles(edition: Edition): SiteFile[] {
  return [
    { path: sitemapPath, type: "application/xml", body: writeSitemap(edition) },
    // Crawlers read the one at the root only.
    ...(edition.newest ? [] : [{ path: "/robots.txt", type: "text/plain", body: writeRobots(edition) }]),
    { path: manifestPath, type: "application/manifest+json", body: writeManifest(edition) },
    { path: feedPath, type: "application/atom+xml", body: writeFeed(edition) },
  ];
}

/**
 * sitemap.xml: every page; the newest edition's has the pages of older ones too. All pages of an edition have its date,
 * because they are published together.
 */
export function writeSitemap(edition: Edition): string {
  const older = edition.newest ? [] : (edition.older ?? []);
  const pages = [
    ...listPages(edition).map((path) => [edition, path] as const),
    ...older.flatMap((each) => listPages(each).map((path) => [each, editionPath(each, path)] as const)),
  ];
  const urls = pages.map(
    ([{ report }, path]) =>
      `<url><loc>${escapeXml(absoluteUrl(edition, path))}</loc><lastmod>${report.imprint.published}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** robots.txt: crawlers may fetch everything. */
export function writeRobots(edition: Edition): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(edition, sitemapPath)}\n`;
}
