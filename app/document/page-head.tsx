import type { PageMeta } from "./page-meta";

/** The title of a page, and what search engines, link previews and reference managers read. */
export function PageHead({ title, shortTitle, description, siteTitle, found }: PageMeta) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {found ? (
        <FoundHead {...found} title={shortTitle} description={description} siteTitle={siteTitle} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

interface FoundProps
  extends NonNullable<PageMeta["found"]>,
    Pick<PageMeta, "title" | "description" | "siteTitle"> {}

function FoundHead({ title, description, siteTitle, url, card, publisher, published, things }: FoundProps) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${siteTitle}: ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Google Scholar and reference managers. Zotero would split the name of an institution in `citation_author`. */}
      <meta name="citation_title" content={title} />
      <meta name="citation_publication_date" content={published.replaceAll("-", "/")} />
      <meta name="citation_technical_report_institution" content={publisher} />
      <meta name="citation_language" content="en" />
      <meta name="citation_public_url" content={url} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
        dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
