import type { Product } from "../report/product";
import type { Report } from "../report/report";
import { plainText } from "../report/text";
import { absoluteUrl } from "../settings";
import { cardPath, type PageKey, pages, productPath } from "../urls";
import { describeDataset, describeReport, describeTrail, type JsonLd } from "./json-ld";

export type PageMeta = ReturnType<typeof makeMeta>;

/** What loaders return for the document shell. */
export interface PageData {
  meta?: PageMeta;
}

/** The head of a fixed page. Not-found pages have no address. */
export function pageMeta(report: Report, key: PageKey): PageMeta {
  const words = report.site.pages[key];
  const title = plainText(words.title);
  const description = plainText(words.description);
  if (key === "notFound" || key === "productNotFound") return makeMeta(report, title, description);
  const things: JsonLd[] = [];
  if (key === "home") things.push(describeReport(report));
  else things.push(describeTrail(report, [pages[key]]));
  if (key === "data") things.push(describeDataset(report));
  return makeMeta(report, title, description, { path: pages[key].path, card: key, things });
}

/** The head of a product's page. */
export function productMeta(report: Report, { slug, name, lead }: Product): PageMeta {
  const path = productPath(slug);
  const things = [describeTrail(report, [pages.products, { path, label: name }])];
  return makeMeta(report, name, plainText(lead), { path, card: slug, things });
}

interface Found {
  path: string;
  /** The name of its link preview. */
  card: string;
  things: JsonLd[];
}

/** @param found missing for not-found pages, which have no canonical URL */
function makeMeta({ about }: Report, title: string, description: string, found?: Found) {
  return {
    title: title.startsWith(about.title) ? title : `${title} | ${about.title}`,
    /** Without the name of the site. */
    shortTitle: title,
    description,
    siteTitle: about.title,
    found: found && {
      url: absoluteUrl(about, found.path),
      card: absoluteUrl(about, cardPath(found.card)),
      publisher: about.publisher.name,
      published: about.published,
      things: found.things,
    },
  };
}
