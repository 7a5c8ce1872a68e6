import { escapeUTF8 as escapeXml } from "entities";
import { absoluteUrl, listPages } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { feedPath, manifestPath, sitemapPath } from "../../urls";
import { listArchivedYears } from "../archived-sites";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";

/** The files for crawlers, feed readers and home screens. */
export function discoveryFiles(edition: Edition): SiteFile[] {
  return [
    { path: sitemapPath, body: writeSitemap(edition) },
    // Crawlers read the one at the root only.
    ...(edition.newest ? [] : [{ path: "/robots.txt", body: writeRobots(edition) }]),
    { path: manifestPath, body: writeManifest(edition) },
    { path: feedPath, body: writeFeed(edition) },
  ];
}

/** sitemap.xml: every page. All have the edition's date, because they are published together. */
export function writeSitemap(edition: Edition): string {
  const { published } = edition.report.publication;
  const urls = listPages(edition).map(
    (path) => `<url><loc>${escapeXml(absoluteUrl(edition, path))}</loc><lastmod>${published}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** robots.txt: crawlers may fetch everything. It names the sitemaps of all editions. */
export function writeRobots(edition: Edition): string {
  const folders = ["", ...listArchivedYears(edition.report.publication.year).map((year) => `/${year}`)];
  const sitemaps = folders.map((folder) => `Sitemap: ${absoluteUrl(edition, folder + sitemapPath)}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}
