import { describeDataset, describeReport, describeTrail, type JsonLd } from "./files/json-ld";
import { type LinkPreview, pagePreview, previewPath } from "./files/link-preview";
import { PicturePreload } from "./parts/picture";
import type { PictureRef } from "./report/pictures";
import type { Product } from "./report/product";
import type { Report } from "./report/report";
import { plainText } from "./report/text";
import { absoluteUrl, type PageKey, pages, productPath } from "./urls";

/** What browsers, search engines, link previews and reference managers read of a page. */
export interface PageMeta {
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The large picture of its first screen, if it has one. */
  picture?: PictureRef | undefined;
  /** Missing for the 404 pages, which search engines must not list. */
  listed?: {
    preview: LinkPreview;
    things: JsonLd[];
  };
}

/** The head of a fixed page. */
export function pageMeta(report: Report, key: PageKey): PageMeta {
  const { home, site } = report;
  const { title, description } = site.pages[key];
  const meta = { path: pages[key].path, title: plainText(title), description: plainText(description) };
  if (key === "notFound" || key === "productNotFound") return { ...meta, picture: site.lost };
  const things = [key === "home" ? describeReport(report) : describeTrail(report, [pages[key]])];
  if (key === "data") things.push(describeDataset(report));
  const picture = key === "home" ? home.hero.picture : undefined;
  return { ...meta, picture, listed: { preview: pagePreview(report, key), things } };
}

/** The head of a product's page. */
export function productMeta(report: Report, { slug, name, lead, pictures }: Product): PageMeta {
  const path = productPath(slug);
  const things = [describeTrail(report, [pages.products, { path, label: name }])];
  const preview = { name: slug, title: name, picture: pictures.product };
  return {
    path,
    title: name,
    description: plainText(lead),
    picture: pictures.product,
    listed: { preview, things },
  };
}

/** The elements of a page's head that its meta data make. */
export function PageHead({ edition, meta }: Pick<Report, "edition"> & { meta: PageMeta }) {
  const { path, title, description, picture, listed } = meta;
  const url = absoluteUrl(edition, path);
  return (
    <>
      {picture && <PicturePreload picture={picture} />}
      <title>{title.startsWith(edition.title) ? title : `${title} | ${edition.title}`}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
      {listed && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:type" content="article" />
          <meta property="og:site_name" content={edition.title} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={absoluteUrl(edition, previewPath(listed.preview))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${edition.title}: ${title}`} />
          <meta name="twitter:card" content="summary_large_image" />
          {/* Google Scholar and reference managers. Zotero would split the name of an institution in `citation_author`. */}
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
            dangerouslySetInnerHTML={{ __html: writeGraph(listed.things) }}
          />
        </>
      )}
    </>
  );
}

/** As JSON that cannot end the script. */
function writeGraph(things: readonly JsonLd[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
