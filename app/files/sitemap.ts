import type { Report } from "../report/report";
import { absoluteUrl } from "../urls";
import type { SiteFile } from "./site-file";

/**
 * Lists the sitemap and robots.txt, which allows crawlers to read all pages. All pages have the same
 * modification date, because they are published together.
 */
export function listCrawlerFiles({ edition }: Report, pages: readonly { path: string }[]): SiteFile[] {
  // Paths of pages contain no characters that XML would require to be escaped.
  const urls = pages.map(({ path }) => {
    return `<url><loc>${absoluteUrl(edition, path)}</loc><lastmod>${edition.published}</lastmod></url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  const path = "/sitemap.xml";
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(edition, path)}\n`;
  return [
    { path, body: sitemap },
    { path: "/robots.txt", body: robots },
  ];
}
