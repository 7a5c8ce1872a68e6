import type { Report } from "../report/report";
import { absoluteUrl, realPagePaths, robotsPath, sitemapPath } from "../urls";
import type { SiteFile } from "./site-file";

/** Files for crawlers. They allow everything. */
export function crawlerFiles(report: Report): SiteFile[] {
  const sitemap = absoluteUrl(report.edition, sitemapPath);
  return [
    { path: sitemapPath, body: writeSitemap(report) },
    { path: robotsPath, body: `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n` },
  ];
}

/** All pages are published together, so they have the same date. Addresses have no signs that XML would escape. */
function writeSitemap({ edition, products }: Report): string {
  const urls = realPagePaths(products.map(({ slug }) => slug)).map((path) => {
    return `<url><loc>${absoluteUrl(edition, path)}</loc><lastmod>${edition.published}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
