import type { Report } from "../report/report";
import { absoluteUrl, href } from "../urls";
import type { SiteFile } from "./site-file";

/**
 * Lists the sitemap and robots.txt, which allows crawlers to read all pages. All pages have the same
 * modification date, because they are published together. A site below a base path has no robots.txt, because
 * crawlers read only the one of the host.
 */
export function listCrawlerFiles(
  { edition }: { edition: Pick<Report["edition"], "address" | "published"> },
  pages: readonly { path: string }[],
): SiteFile[] {
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
  const isAtRoot = href("/") === "/";
  return [{ path, body: sitemap }, ...(isAtRoot ? [{ path: "/robots.txt", body: robots }] : [])];
}
