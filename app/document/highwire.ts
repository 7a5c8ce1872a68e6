import type { Citation } from "../downloads/citation/citation";

/** The `citation_*` tags, which Google Scholar and reference managers read in a page's head. */
export function listCitationTags({ title, author, published, language, url }: Citation) {
  return [
    { name: "citation_title", content: title },
    { name: "citation_author", content: author },
    { name: "citation_publication_date", content: published.replaceAll("-", "/") },
    { name: "citation_technical_report_institution", content: author },
    { name: "citation_language", content: language },
    { name: "citation_public_url", content: url },
  ];
}
