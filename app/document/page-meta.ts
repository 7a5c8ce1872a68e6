import { type Figure, figureWords } from "../analysis/figures/figure-model";
import { type Citation, citeFigure, citeReport } from "../downloads/citation/citation";
import { absoluteUrl } from "../edition/addresses";
import type { Edition } from "../edition/edition";
import { pageWords } from "../edition/page-words";
import { figurePath, ogPath, type PageKey, pages, productPath } from "../urls";
import { describeDataset, describeList, describeReport, describeTrail, type JsonLd } from "./json-ld";
import type { PageMeta } from "./meta";

/** The report as a whole can be read here. */
const wholeReport: readonly string[] = ["home", "report"];

/** The head of a fixed page. Not-found pages have no address. */
export function pageMeta(edition: Edition, key: PageKey): PageMeta {
  const { title, description } = pageWords(edition, key);
  if (key === "notFound" || key === "productNotFound") return makeMeta(edition, title, description);

  const things: JsonLd[] = [];
  const isWhole = wholeReport.includes(key);
  if (isWhole) things.push(describeReport(edition, description));
  if (key === "products") things.push(describeList(edition));
  if (key !== "home") things.push(describeTrail(edition, [pages[key]]));
  const citation = isWhole ? citeReport(edition) : undefined;
  return makeMeta(edition, title, description, { path: pages[key].path, things, citation });
}

/** The head of a product's page. */
export function productMeta(
  edition: Edition,
  { slug, name }: { slug: string; name: string },
  description: string,
): PageMeta {
  const path = productPath(slug);
  const things = [describeTrail(edition, [pages.products, { path, label: name }])];
  return makeMeta(edition, name, description, { path, picture: slug, things });
}

/** The head of a figure's page. */
export function figureMeta(edition: Edition, figure: Figure): PageMeta {
  const { title, alt } = figureWords(figure);
  const path = figurePath(figure.id);
  const citation = citeFigure(edition, figure);
  const things = [
    describeDataset(edition, figure, citation),
    describeTrail(edition, [pages.figures, { path, label: title }]),
  ];
  return makeMeta(edition, title, alt, { path, things, citation });
}

/** @param found what the page shows; without a `picture` of its own it has the home page's, see `ogPath` */
export function makeMeta(
  edition: Pick<Edition, "report">,
  title: string,
  description: string,
  found?: { path: string; picture?: string; things: JsonLd[]; citation?: Citation | undefined },
) {
  const { title: siteTitle, year } = edition.report.publication;
  return {
    title: title.startsWith(siteTitle) ? title : `${title} | ${siteTitle}`,
    /** Without the name of the site. */
    shortTitle: title,
    description,
    siteTitle,
    /** Undefined for not-found pages, which have no canonical URL. */
    found: found && {
      url: absoluteUrl(edition, found.path),
      image: absoluteUrl(edition, ogPath(found.picture ?? "home")),
      imageAlt: found.picture ? title : `${siteTitle} ${year}`,
      citation: found.citation,
      things: found.things,
    },
  };
}
