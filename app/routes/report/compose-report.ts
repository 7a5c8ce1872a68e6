import { formatDate } from "../../analysis/format";
import { resolveAll } from "../../analysis/text";
import { numberUses } from "../../analysis/uses";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";
import { productWords, tierColor, valueNotes } from "../../edition/product-words";
import { listDates, listSources } from "../../edition/sources";

/**
 * The whole report as one page shows it. Its citations are numbered for the back-links of the source list, so a key
 * stands here only if the page shows it, and in the page's order.
 */
export function composeReport(edition: Edition) {
  const { report, resolver, products, tiers } = edition;
  const { summary, findings, kids } = resolveAll(report.home, resolver);
  const { page, uses } = numberUses({
    summary,
    findings,
    kids,
    profiles: products.map((product) => ({
      product,
      notes: valueNotes(edition, product),
      words: productWords(edition, product),
      tierColor: tierColor(edition, product),
      picture: productPicture(edition, product.slug, "bandage"),
    })),
    market: composeMarket(edition),
    methodology: composeMethodology(edition),
  });
  return {
    ...page,
    title: resolveAll(report.home.hero.title, resolver),
    lead: resolveAll(report.home.hero.lead, resolver),
    hero: scenePicture(edition, report.home.hero.picture),
    imprint: {
      title: report.imprint.title,
      year: report.imprint.year,
      version: report.imprint.version,
      publisher: report.imprint.publisher,
      published: { date: report.imprint.published, text: formatDate(report.imprint.published) },
      checked: { date: report.imprint.sourcesChecked, text: formatDate(report.imprint.sourcesChecked) },
    },
    words: resolveAll(report.whole, resolver),
    tiers,
    gallery: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
    sources: listSources(edition).map((source) => ({ ...source, uses: uses.get(source.id) ?? [] })),
  };
}

export type WholeReport = ReturnType<typeof composeReport>;

/** The market analysis with the figures in their places. */
function composeMarket(edition: Edition) {
  const { report, resolver } = edition;
  const figures = edition.figures();
  const { title, lead, share, tiers, trends, gallery, advantages, opportunities, conclusion } = resolveAll(
    report.market,
    resolver,
  );
  return {
    title,
    lead,
    share: { ...share, figure: figures["brand-share"] },
    tiers: {
      ...tiers,
      figures: [figures["price-tiers"], figures["price-by-product"]],
      notes: resolveAll(
        report.tiers.map(({ label, note }) => ({ label, note })),
        resolver,
      ),
    },
    trends: { ...trends, figures: [figures.licences, figures.themes] },
    gallery: { ...gallery, dates: listDates(edition) },
    advantages,
    opportunities: { ...opportunities, figures: [figures["pack-counts"], figures["price-per-bandage"]] },
    conclusion,
  };
}

/** The methodology; its limitations are a part of their own and come last. */
function composeMethodology(edition: Edition) {
  const { title, lead, approach, kinds, counts, validation, results, limitations, conclusion } = resolveAll(
    edition.report.methodology,
    edition.resolver,
  );
  const figure = edition.figures()["kinds-of-value"];
  return {
    title,
    lead,
    approach,
    kinds: { ...kinds, figure },
    counts,
    validation,
    results,
    conclusion,
    limitations,
  };
}
