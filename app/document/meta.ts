import type { Citation } from "../downloads/citation/citation";
import type { JsonLd } from "./json-ld";

/** The head of a page. */
export interface PageMeta {
  /** With the site's name. */
  title: string;
  /** The page's own title, for a picture or a link that names the site beside it. */
  shortTitle: string;
  description: string;
  siteTitle: string;
  /** Missing for not-found pages, which have no canonical URL. */
  found?: Found;
}

export interface Found {
  url: string;
  /** The Open Graph picture. */
  image: string;
  /** Only for the report and its figures. */
  citation?: Citation;
  /** JSON-LD for search engines. */
  things: JsonLd[];
}

/** @param page its `title` is the page's own */
export function makeMeta(page: Omit<PageMeta, "shortTitle">): PageMeta {
  const { title, siteTitle } = page;
  return {
    ...page,
    title: title.startsWith(siteTitle) ? title : `${title} | ${siteTitle}`,
    shortTitle: title,
  };
}

/** The `meta` export of every route, from the `meta` that its loader returns, as React Router's meta descriptors. */
export function pageHead({ loaderData }: { loaderData?: { meta: PageMeta } | undefined }) {
  if (!loaderData) return [];
  const { title, description, found } = loaderData.meta;
  return [
    { title },
    { name: "description", content: description },
    ...(found ? describeFound(loaderData.meta, found) : [{ name: "robots", content: "noindex" }]),
  ];
}

function describeFound(
  { shortTitle, description, siteTitle }: PageMeta,
  { url, image, citation, things }: Found,
) {
  return [
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: siteTitle },
    { property: "og:title", content: shortTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: shortTitle },
    { name: "twitter:card", content: "summary_large_image" },
    ...(citation ? listCitationTags(citation) : []),
    // React Router escapes what could end the element.
    ...(things.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }]
      : []),
  ];
}

/** For Google Scholar and reference managers. */
function listCitationTags({ title, author, published, language, url }: Citation) {
  return [
    { name: "citation_title", content: title },
    { name: "citation_author", content: author },
    { name: "citation_publication_date", content: published.replaceAll("-", "/") },
    { name: "citation_technical_report_institution", content: author },
    { name: "citation_language", content: language },
    { name: "citation_public_url", content: url },
  ];
}
