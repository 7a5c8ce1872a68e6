import { type Figure, figureWords } from "../analysis/figure";
import { plainText, resolveProse } from "../analysis/text";
import { citeFigure, citeReport } from "../downloads/citation/citation";
import type { Edition } from "../edition/edition";
import { absoluteUrl } from "../edition/neighbors";
import { figurePath, ogPath, type PageKey, pages, productPath } from "../urls";
import { describeDataset, describeList, describeReport, describeTrail, type JsonLd } from "./json-ld";
import { type Found, makeMeta, type PageMeta } from "./meta";

/** The pages where the report as a whole can be read. */
const wholeReport: readonly string[] = ["home", "report"];

/** The head of one of the fixed pages, from content/site.yaml. Not-found pages stand for no address. */
export function pageMeta(edition: Edition, key: PageKey): PageMeta {
  const { report, resolver } = edition;
  const words = report.site.pages[key];
  const title = plainText(resolveProse(words.title, resolver));
  const description = plainText(resolveProse(words.description, resolver));
  const siteTitle = report.imprint.title;
  if (key === "notFound" || key === "productNotFound") return makeMeta({ title, description, siteTitle });

  const { path } = pages[key];
  const things: JsonLd[] = [];
  if (wholeReport.includes(key)) things.push(describeReport(edition, description));
  if (key === "products") things.push(describeList(edition));
  if (key !== "home") things.push(describeTrail(edition, [pages[key]]));
  return makeMeta({
    title,
    description,
    siteTitle,
    found: {
      ...locate(edition, path, key),
      things,
      ...(wholeReport.includes(key) && { citation: citeReport(edition) }),
    },
  });
}

/** The head of a product's page. */
export function productMeta(
  edition: Edition,
  product: { slug: string; name: string },
  description: string,
): PageMeta {
  const { slug, name } = product;
  const path = productPath(slug);
  return makeMeta({
    title: name,
    description,
    siteTitle: edition.report.imprint.title,
    found: {
      ...locate(edition, path, slug),
      things: [describeTrail(edition, [pages.products, { path, label: name }])],
    },
  });
}

/** The head of a figure's page. */
export function figureMeta(edition: Edition, figure: Figure): PageMeta {
  const { title, alt } = figureWords(figure);
  const path = figurePath(figure.id);
  const citation = citeFigure(edition, figure);
  return makeMeta({
    title,
    description: alt,
    siteTitle: edition.report.imprint.title,
    found: {
      ...locate(edition, path, figure.id),
      citation,
      things: [
        describeDataset(edition, figure, citation),
        describeTrail(edition, [pages.figures, { path, label: title }]),
      ],
    },
  });
}

/** @param key names the page's picture; see `ogPath` */
function locate(edition: Edition, path: string, key: string): Pick<Found, "url" | "image"> {
  return { url: absoluteUrl(edition, path), image: absoluteUrl(edition, ogPath(key)) };
}
