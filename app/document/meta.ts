import type { Citation } from "../downloads/citation/citation";
import { absoluteUrl, ogPath } from "../urls";
import { listCitationTags } from "./highwire";
import type { JsonLd } from "./json-ld";

/** The head of a page. */
export interface PageMeta {
  /** With the site's name. */
  title: string;
  /** The page's own title, for a picture or a link that names the site beside it. */
  shortTitle: string;
  description: string;
  siteTitle: string;
  /** Left out for pages that no address stands for, such as the not-found pages: nobody shares or finds them. */
  found?: Found;
}

interface Found {
  url: string;
  /** The picture that stands for the page where its address is shared. */
  image: string;
  /** Left out for most parts of the report: reference managers take the report or a figure. */
  citation?: Citation;
  /** What search engines read, as schema.org has it. */
  things: JsonLd[];
}

interface Parts {
  title: string;
  description: string;
  siteTitle: string;
  path?: string;
  /** Names the page's picture; see `ogPath`. */
  key?: string;
  citation?: Citation;
  things?: JsonLd[];
}

export function makeMeta({
  title,
  description,
  siteTitle,
  path,
  key = "home",
  citation,
  things = [],
}: Parts): PageMeta {
  return {
    title: title.startsWith(siteTitle) ? title : `${title} | ${siteTitle}`,
    shortTitle: title,
    description,
    siteTitle,
    ...(path !== undefined && {
      found: {
        url: absoluteUrl(path),
        image: absoluteUrl(ogPath(key)),
        things,
        ...(citation && { citation }),
      },
    }),
  };
}

/** The `meta` of every route: the head of its page, which its loader gives. */
export function pageHead({ loaderData }: { loaderData?: { meta: PageMeta } | undefined }) {
  return describeMeta(loaderData?.meta);
}

/** The head of a page as React Router's meta descriptors. */
export function describeMeta(meta: PageMeta | undefined) {
  if (!meta) return [];
  const { title, description, found } = meta;
  return [
    { title },
    { name: "description", content: description },
    ...(found ? describeFound(meta, found) : [{ name: "robots", content: "noindex" }]),
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
