import { figureIds } from "../../analysis/figures";
import type { Edition } from "../../edition/edition";
import { absoluteUrl, realPagePaths, sitemapPath } from "../../urls";
import { escapeXml } from "./xml";

/** sitemap.xml: every page there is. A page's date is the edition's, because pages are published together. */
export function writeSitemap({ products, report }: Edition): string {
  const paths = realPagePaths(
    products.map(({ slug }) => slug),
    figureIds,
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

/** robots.txt: everything may be read. */
export function writeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`;
}
