import { listFigureIds } from "../analysis/figures/all-figures";
import { parseSiteUrl } from "../content/site-url";
import { href, realPagePaths } from "../urls";
import type { Edition } from "./edition";

/** Every page of an edition that search engines may find. */
export function listPages({ products, report }: Edition): string[] {
  return realPagePaths(
    products.map(({ slug }) => slug),
    listFigureIds(report),
  );
}

/** The canonical URL of a page or file: on the host in SITE_URL, or else on the one in report.yaml. */
export function absoluteUrl({ report }: Pick<Edition, "report">, path: string, base = href("")): string {
  return (parseSiteUrl(process.env.SITE_URL) ?? report.publication.address) + base + path;
}

/** The URL of a page or file below its edition's year, where it stays when a newer edition takes the root. */
export function permanentUrl(edition: Edition, path: string): string {
  const { newest, report } = edition;
  // The archived edition lies there already.
  return absoluteUrl(edition, newest === undefined ? `/${report.publication.year}${path}` : path);
}
