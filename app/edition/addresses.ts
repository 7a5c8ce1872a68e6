import { listFigureIds } from "../analysis/figures/all-figures";
import { parseSiteUrl } from "../content/site-url";
import { href, realPagePaths } from "../urls";
import type { Edition } from "./edition";

/** Every page that search engines may find. */
export function listPages({ products, report }: Edition): string[] {
  return realPagePaths(
    products.map(({ slug }) => slug),
    listFigureIds(report),
  );
}

/** The canonical URL of a page or file. SITE_URL replaces the host in report.yaml. */
export function absoluteUrl({ report }: Pick<Edition, "report">, path: string, base = href("")): string {
  return (parseSiteUrl(process.env.SITE_URL) ?? report.publication.address) + base + path;
}

/** The URL below the edition's year, which stays when a newer edition takes the root. */
export function permanentUrl(edition: Edition, path: string): string {
  const { newest, report } = edition;
  // An archived edition is below its year already.
  return absoluteUrl(edition, newest === undefined ? `/${report.publication.year}${path}` : path);
}
