import { findRecord } from "../../analysis/find-record";
import { isSelected } from "../../analysis/selection";
import { plainText, resolveProse } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { figurePath, pages, quoteFile } from "../../urls";
import { describeOrigin } from "./figure-files";
import { renderPng } from "./png";
import { drawQuote, type Quote } from "./quote-picture";
import { width } from "./social-picture";

/** The numbers that may be quoted as facts. */
export function listQuotes(edition: Edition): Quote[] {
  const { report, resolver } = edition;
  return report.methodology.use.rows.flatMap((row) => {
    if (row.answer !== "quote") return [];
    const { id, what, cite = "" } = row;
    const plain = (prose: typeof row.wording) => plainText(resolveProse(prose, resolver));
    const path = cite in report.figures ? figurePath(cite) : pages.methodology.path;
    const [source, address] = describeOrigin(edition, path);
    const notes = { base: `Base: ${plain(row.base)}.`, caveat: plain(row.caveat) };
    const shapes = edition.products
      .filter((product) => !row.shows || isSelected(product, row.shows))
      .map(({ slug }) => findRecord(report.products, "slug", slug).picture.shape);
    return { id, what, wording: plain(row.wording), ...notes, source, address, shapes };
  });
}

/** Their pictures. */
export function quoteFiles(edition: Edition): SiteFile[] {
  return listQuotes(edition).flatMap((quote) => [
    { path: quoteFile(quote.id, "svg"), body: drawQuote(quote, "text") },
    { path: quoteFile(quote.id, "png"), body: () => renderPng(drawQuote(quote, "outlines"), width) },
  ]);
}
