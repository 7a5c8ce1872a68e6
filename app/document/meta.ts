import type { Citation } from "../downloads/citation/citation";
import type { makeMeta } from "./page-meta";

export type PageMeta = ReturnType<typeof makeMeta>;

/** The `meta` export of every route. Its loader returns the `PageMeta`. */
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
  { url, image, citation, things }: NonNullable<PageMeta["found"]>,
) {
  return [
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: siteTitle },
    { property: "og:title", content: shortTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: `${image.width}` },
    { property: "og:image:height", content: `${image.height}` },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(citation ? listCitationTags(citation) : []),
    // React Router escapes `</script>`.
    ...(things.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }]
      : []),
  ];
}

/** Google Scholar and reference managers read these. Zotero would split the name of an institution in `citation_author`. */
function listCitationTags({ title, author, published, language, url }: Citation) {
  return [
    { name: "citation_title", content: title },
    { name: "citation_publication_date", content: published.replaceAll("-", "/") },
    { name: "citation_technical_report_institution", content: author },
    { name: "citation_language", content: language },
    { name: "citation_public_url", content: url },
  ];
}
