import { type Figure, figureWords } from "../analysis/figures/figure-model";
import { type Citation, citeFigure, listCitations } from "../downloads/citation/citation";
import { pngSize } from "../downloads/images/figure-files";
import { height, width } from "../downloads/images/social-picture";
import { absoluteUrl } from "../edition/addresses";
import type { Edition } from "../edition/edition";
import { pageWords } from "../edition/page-words";
import { figureFile, figurePath, ogPath, type PageKey, pages, productPath } from "../urls";
import { describeDataset, describeList, describeReport, describeTrail, type JsonLd } from "./json-ld";

export type PageMeta = ReturnType<typeof makeMeta>;

/** The report as a whole can be read here. */
const wholeReport: readonly string[] = ["home", "report"];

/** The head of a fixed page. Not-found pages have no address. */
export function pageMeta(edition: Edition, key: PageKey): PageMeta {
  const { title, description } = pageWords(edition, key);
  if (key === "notFound" || key === "productNotFound") return makeMeta(edition, title, description);

  const things: JsonLd[] = [];
  if (wholeReport.includes(key)) things.push(describeReport(edition, description));
  if (key === "products") things.push(describeList(edition));
  if (key !== "home") things.push(describeTrail(edition, [pages[key]]));
  const cited = key === "report" ? pages.home.path : pages[key].path;
  return makeMeta(edition, title, description, {
    path: pages[key].path,
    things,
    citation: citePath(edition, cited),
  });
}

/** What can be cited at a path, if anything. */
function citePath(edition: Edition, path: string): Citation | undefined {
  return listCitations(edition).find((citation) => citation.path === path);
}

/** The head of a product's page. */
export function productMeta(
  edition: Edition,
  { slug, name }: { slug: string; name: string },
  description: string,
): PageMeta {
  const path = productPath(slug);
  const things = [describeTrail(edition, [pages.products, { path, label: name }])];
  const picture = { path: ogPath(slug), width, height, alt: name };
  return makeMeta(edition, name, description, { path, picture, things, citation: citePath(edition, path) });
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
  const picture = { path: figureFile(figure.id, "png"), ...pngSize(edition, figure), alt };
  return makeMeta(edition, title, alt, { path, picture, things, citation });
}

interface Found {
  path: string;
  /** In pixels; without its own, a page has the home page's, see `ogPath`. */
  picture?: { path: string; width: number; height: number; alt: string };
  things: JsonLd[];
  citation?: Citation | undefined;
}

/** @param found what the page shows; not-found pages have none */
export function makeMeta(
  { report }: Pick<Edition, "report">,
  title: string,
  description: string,
  found?: Found,
) {
  const { title: siteTitle, year } = report.publication;
  const ofHome = { path: ogPath("home"), width, height, alt: `${siteTitle} ${year}` };
  const { path: picturePath, ...picture } = found?.picture ?? ofHome;
  return {
    title: title.startsWith(siteTitle) ? title : `${title} | ${siteTitle}`,
    /** Without the name of the site. */
    shortTitle: title,
    description,
    siteTitle,
    /** Undefined for not-found pages, which have no canonical URL. */
    found: found && {
      url: absoluteUrl({ report }, found.path),
      image: { url: absoluteUrl({ report }, picturePath), ...picture },
      citation: found.citation,
      things: found.things,
    },
  };
}
