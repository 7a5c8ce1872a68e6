import type { JsonLd } from "./files/json-ld";
import { type LinkPreview, previewPath } from "./files/link-preview";
import { PicturePreload } from "./parts/picture";
import type { PictureRef } from "./report/pictures";
import type { Report } from "./report/report";
import { absoluteUrl } from "./urls";

/** Metadata of a page for browsers, search engines, link previews and reference managers. */
export interface PageMeta {
  path: string;
  /** The title without the name of the site. */
  title: string;
  description: string;
  /** The large picture at the top of the page, if it is a file. */
  preloadedPicture?: PictureRef | undefined;
  /** Undefined for pages that search engines must not index. */
  listing?: {
    preview: LinkPreview;
    structuredData: readonly JsonLd[];
  };
}

/** Renders the elements of a page's head that depend on its metadata. */
export function PageHead({ edition, meta }: Pick<Report, "edition"> & { meta: PageMeta }) {
  const { path, title, description, preloadedPicture, listing } = meta;
  const url = absoluteUrl(edition, path);
  return (
    <>
      {preloadedPicture && <PicturePreload picture={preloadedPicture} />}
      <title>{title.startsWith(edition.title) ? title : `${title} | ${edition.title}`}</title>
      <meta name="description" content={description} />
      {!listing && <meta name="robots" content="noindex" />}
      {listing && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:type" content="article" />
          <meta property="og:site_name" content={edition.title} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={absoluteUrl(edition, previewPath(listing.preview))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${edition.title}: ${title}`} />
          <meta name="twitter:card" content="summary_large_image" />
          {/* For Google Scholar and reference managers. `citation_author` omits institutions, because Zotero
              splits their names into a first and a last name. */}
          <meta name="citation_title" content={title} />
          {edition.authors?.map((author) => {
            const name = "family" in author && `${author.family}, ${author.given}`;
            return name && <meta key={name} name="citation_author" content={name} />;
          })}
          <meta name="citation_publication_date" content={edition.published.replaceAll("-", "/")} />
          <meta name="citation_technical_report_institution" content={edition.publisher.name} />
          <meta name="citation_language" content="en" />
          <meta name="citation_public_url" content={url} />
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
            dangerouslySetInnerHTML={{ __html: formatGraph(listing.structuredData) }}
          />
        </>
      )}
    </>
  );
}

/** Formats structured data as JSON-LD. Escapes "<", so that no text in it can close the script element. */
function formatGraph(structuredData: readonly JsonLd[]): string {
  const graph = { "@context": "https://schema.org", "@graph": structuredData };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
