import type { Citation } from "../downloads/citation/citation";
import type { PageMeta } from "./page-meta";

/** The title of a page, and what search engines, link previews and reference managers read. */
export function PageHead({ title, shortTitle, description, siteTitle, found }: PageMeta) {
  const { url, image, citation, things = [] } = found ?? {};
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!image && <meta name="robots" content="noindex" />}
      {image && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:type" content="article" />
          <meta property="og:site_name" content={siteTitle} />
          <meta property="og:title" content={shortTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={`${image.width}`} />
          <meta property="og:image:height" content={`${image.height}`} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {citation && <CitationTags {...citation} />}
      {things.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
          dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}

/** Google Scholar and reference managers read these. Zotero would split the name of an institution in `citation_author`. */
function CitationTags({ title, author, published, language, url }: Citation) {
  return (
    <>
      <meta name="citation_title" content={title} />
      <meta name="citation_publication_date" content={published.replaceAll("-", "/")} />
      <meta name="citation_technical_report_institution" content={author} />
      <meta name="citation_language" content={language} />
      <meta name="citation_public_url" content={url} />
    </>
  );
}
