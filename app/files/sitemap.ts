import type { Report } from "../report/report";
import { absoluteUrl } from "../urls";
import type { SiteFile } from "./site-file";

/** Files for crawlers. They allow everything. */
export function crawlerFiles({ edition }: Report, pages: readonly { path: string }[]): SiteFile[] {
  const path = "/sitemap.xml";
  const sitemap = absoluteUrl(edition, path);
  return [
    { path, body: writeSitemap(edition, pages) },
    { path: "/robots.txt", body: `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n` },
  ];
}

/** All pages are published together, so they have the same date. Addresses have no signs that XML would escape. */
function writeSitemap(edition: Report["edition"], pages: readonly { path: string }[]): string {
  const urls = pages.map(({ path }) => {
    return `<url><loc>${absoluteUrl(edition, path)}</loc><lastmod>${edition.published}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
