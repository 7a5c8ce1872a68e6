import { listFigureIds } from "../analysis/figures";
import { href, realPagePaths } from "../urls";
import type { Edition } from "./edition";

/** Links the editions that stand beside each other, newest first. */
export function linkEditions([newest, ...older]: [Edition, ...Edition[]]): [Edition, ...Edition[]] {
  return [
    { ...newest, older },
    ...older.map((edition, index) => ({ ...edition, newest, older: older.slice(index + 1) })),
  ];
}

/** The path of an older edition below the site's path; see scripts/build/build-site.ts. */
export function editionPath({ report }: Edition, path: string): string {
  return `/${report.imprint.year}${path}`;
}

/** Every page of an edition that search engines may find. */
export function listPages({ products, report }: Edition): string[] {
  return realPagePaths(
    products.map(({ slug }) => slug),
    listFigureIds(report),
  );
}

/** For a page of an older edition: the same page of the newest one, or else its home page. */
export function findNewerPage(edition: Edition, path: string) {
  const { newest } = edition;
  return (
    newest && {
      year: edition.report.imprint.year,
      newestYear: newest.report.imprint.year,
      address: siteRoot(edition) + (listPages(newest).includes(path) ? path : "/"),
    }
  );
}

/** The address of a page of the edition before. */
export function olderAddress(edition: Edition, older: Edition, path: string): string {
  return siteRoot(edition) + editionPath(older, path);
}

/** The canonical URL of a page or file: on the host in SITE_URL, or else on the one in the newest edition's report.yaml. */
export function absoluteUrl({ newest, report }: Edition, path: string): string {
  const site = process.env.SITE_URL || (newest?.report ?? report).imprint.address;
  return site.replace(/\/+$/u, "") + href(path);
}

/** The path of all editions' site, without trailing slash. */
function siteRoot(edition: Edition): string {
  const own = href("");
  return edition.newest ? own.slice(0, -editionPath(edition, "").length) : own;
}
