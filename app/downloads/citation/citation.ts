import type { Figure } from "../../analysis/figure";
import type { Product } from "../../analysis/product";
import { plainText, resolveProse, type Text } from "../../analysis/text";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { figurePath, pageKeys, pages, productPath } from "../../urls";

/** One citable thing, from which every citation format is written. */
export interface Citation {
  /** The name of its files; see `citationFile`. */
  key: string;
  /** The name of the report in file names. */
  fileName: string;
  type: "report" | "page" | "figure";
  title: string;
  /** The report's title, for pages and figures. */
  partOf?: string;
  /** An institution, which is also the publisher. */
  author: string;
  version: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  published: string;
  language: string;
  /** The URL of the license. */
  license: string;
  path: string;
  url: string;
}

/** Pages that are not part of the report, or are all of it. */
const uncited: readonly string[] = [
  "home",
  "report",
  "onePage",
  "cite",
  "changes",
  "notFound",
  "productNotFound",
];

/** Everything that can be cited, the report first. `checkSlugs` refuses two with the same key. */
export function listCitations(edition: Edition): Citation[] {
  const page = (key: string, title: string, path: string) =>
    cite(edition, { key, type: "page", title, path });
  const keys = pageKeys.filter((key) => !uncited.includes(key));
  return [
    citeReport(edition),
    ...keys.map((key) => page(key, pageTitle(edition, key), pages[key].path)),
    ...edition.products.map((product) =>
      page(product.slug, productTitle(product), productPath(product.slug)),
    ),
    ...Object.values(edition.figures()).map((figure) => citeFigure(edition, figure)),
  ];
}

/** The whole report, at the URL of its home page. */
export function citeReport(edition: Edition): Citation {
  return cite(edition, {
    key: "report",
    type: "report",
    title: pageTitle(edition, "home"),
    path: pages.home.path,
  });
}

export function citeFigure(edition: Edition, { id, title }: Pick<Figure, "id" | "title">): Citation {
  return cite(edition, { key: id, type: "figure", title: joinLines(title), path: figurePath(id) });
}

function cite(edition: Edition, o: Pick<Citation, "key" | "type" | "title" | "path">): Citation {
  const { publisher, version, published, language, licence, fileName } = edition.report.imprint;
  return {
    ...o,
    fileName,
    ...(o.type !== "report" && { partOf: pageTitle(edition, "home") }),
    author: publisher,
    version,
    published,
    language,
    license: licence.address,
    url: permanentUrl(edition, o.path),
  };
}

function productTitle({ name, evidence }: Product): string {
  const isIllustrative = Object.values(evidence).some(({ kind }) => kind === "illustrative");
  return isIllustrative ? `${name} (with illustrative values)` : name;
}

function pageTitle({ report, resolver }: Edition, key: keyof typeof pages): string {
  return joinLines(resolveProse(report.site.pages[key].title, resolver));
}

/** The title on one line, because citation formats are read line by line. */
function joinLines(title: Text): string {
  return plainText(title).replaceAll(/\s+/gu, " ").trim();
}

/** "2026-11" → [2026, 11]. */
export function dateParts(date: string): number[] {
  return date.split("-").map(Number);
}
