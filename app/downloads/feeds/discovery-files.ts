import { escapeUTF8 as escapeXml } from "entities";
import { absoluteUrl, listPages } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { feedPath, manifestPath, sitemapPath } from "../../urls";
import { listArchivedYears } from "../archived-sites";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";

/** Files for crawlers, feed readers and home screens. */
export function discoveryFiles(edition: Edition): SiteFile[] {
  return [
    { path: sitemapPath, body: writeSitemap(edition) },
    // Crawlers read it only at the root of a host.
    ...(edition.newest ? [] : [{ path: "/robots.txt", body: writeRobots(edition) }]),
    { path: manifestPath, body: writeManifest(edition) },
    { path: feedPath, body: writeFeed(edition) },
  ];
}

/** sitemap.xml. All pages are published together, so they have the same date. */
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

/** robots.txt. It allows everything and names the sitemaps of all editions. */
export function writeRobots(edition: Edition): string {
  const folders = ["", ...listArchivedYears(edition.report.publication.year).map((year) => `/${year}`)];
  const sitemaps = folders.map((folder) => `Sitemap: ${absoluteUrl(edition, folder + sitemapPath)}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}
