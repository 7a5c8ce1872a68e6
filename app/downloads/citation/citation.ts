import type { Figure } from "../../analysis/figure";
import { plainText, resolveProse, type Text } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { absoluteUrl, figurePath, pageKeys, pages, productPath } from "../../urls";

/** What somebody cites: one record, from which every form of the citation is written. */
export interface Citation {
  /** Names its files; see `citationFile`. */
  key: string;
  type: "report" | "page" | "figure";
  title: string;
  /** The report's title, for a part of it. */
  partOf?: string;
  /** An institution. It publishes what it writes. */
  author: string;
  version: string;
  /** As in content/report.yaml: YYYY, YYYY-MM or YYYY-MM-DD. */
  published: string;
  language: string;
  /** The address of the licence under which it may be used. */
  licence: string;
  path: string;
  url: string;
}

/** Pages that are no part of the report, or stand for all of it. */
const uncited: readonly string[] = ["home", "report", "cite", "changes", "notFound", "productNotFound"];

/** Everything that can be cited, the report first. */
export function listCitations(edition: Edition): Citation[] {
  const keys = pageKeys.filter((key) => !uncited.includes(key));
  const all = [
    citeReport(edition),
    ...keys.map((key) => {
      const { title } = edition.report.site.pages[key];
      return cite(edition, { key, type: "page", title: oneLine(edition, title), path: pages[key].path });
    }),
    ...edition.products.map(({ slug, name }) =>
      cite(edition, { key: slug, type: "page", title: name, path: productPath(slug) }),
    ),
    ...Object.values(edition.figures()).map((figure) => citeFigure(edition, figure)),
  ];
  const double = all.find(({ key }, index) => all.findIndex((other) => other.key === key) !== index);
  if (double)
    throw new Error(`two things are cited as "${double.key}"; a page, product or figure needs another name`);
  return all;
}

/** The whole report, at the address where it begins. */
export function citeReport(edition: Edition): Citation {
  return cite(edition, { key: "report", type: "report", title: reportTitle(edition), path: pages.home.path });
}

export function citeFigure(edition: Edition, { id, title }: Pick<Figure, "id" | "title">): Citation {
  return cite(edition, { key: id, type: "figure", title: joinLines(title), path: figurePath(id) });
}

function cite(edition: Edition, o: Pick<Citation, "key" | "type" | "title" | "path">): Citation {
  const { publisher, version, published, language, licence } = edition.report.imprint;
  return {
    ...o,
    ...(o.type !== "report" && { partOf: reportTitle(edition) }),
    author: publisher,
    version,
    published,
    language,
    licence: licence.address,
    url: absoluteUrl(o.path),
  };
}

function reportTitle(edition: Edition): string {
  return oneLine(edition, edition.report.site.pages.home.title);
}

function oneLine({ resolver }: Edition, title: Parameters<typeof resolveProse>[0]): string {
  return joinLines(resolveProse(title, resolver));
}

/** Forms of citation are read line by line. */
function joinLines(title: Text): string {
  return plainText(title).replaceAll(/\s+/gu, " ").trim();
}

/** "2026-11" → [2026, 11]. */
export function dateParts(date: string): number[] {
  return date.split("-").map(Number);
}
