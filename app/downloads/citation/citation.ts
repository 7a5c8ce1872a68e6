import type { Figure } from "../../analysis/figure";
import { plainText, resolveProse, type Text } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { absoluteUrl, figurePath, pages, productPath } from "../../urls";

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

type PageKey = keyof typeof pages;

/** Pages that are no part of the report, or stand for all of it. */
const uncited: readonly string[] = ["home", "report", "cite", "changes", "notFound", "productNotFound"];

/** Everything that can be cited, the report first. */
export function listCitations(edition: Edition): Citation[] {
  const keys = Object.keys(pages).filter((key) => !uncited.includes(key)) as PageKey[];
  const all = [
    citeReport(edition),
    ...keys.map((key) => citePage(edition, key)),
    ...edition.products.map((product) => citeProduct(edition, product)),
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

/** One of the fixed pages. Those that stand for the whole report are cited as the report. */
export function citePage(edition: Edition, key: PageKey): Citation {
  if (uncited.includes(key)) return citeReport(edition);
  const title = oneLine(edition, edition.report.site.pages[key].title);
  return cite(edition, { key, type: "page", title, path: pages[key].path, partOf: reportTitle(edition) });
}

export function citeProduct(edition: Edition, { slug, name }: { slug: string; name: string }): Citation {
  return cite(edition, {
    key: slug,
    type: "page",
    title: name,
    path: productPath(slug),
    partOf: reportTitle(edition),
  });
}

export function citeFigure(edition: Edition, { id, title }: Pick<Figure, "id" | "title">): Citation {
  return cite(edition, {
    key: id,
    type: "figure",
    title: joinLines(title),
    path: figurePath(id),
    partOf: reportTitle(edition),
  });
}

function cite(
  { report }: Edition,
  o: Pick<Citation, "key" | "type" | "title" | "path" | "partOf">,
): Citation {
  const { publisher, version, published, language, licence } = report.imprint;
  const common = { author: publisher, version, published, language, licence: licence.address };
  return { ...o, ...common, url: absoluteUrl(o.path) };
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
