import type { FigureId } from "../../analysis/figures/all-figures";
import { formatDate } from "../../analysis/format";
import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { coverPicture, productPicture, scenePicture } from "../../edition/pictures";
import { productWords, valueNotes } from "../../edition/product-words";
import { listSources, listTierNotes } from "../../edition/sources";

/** The figures of each chapter; others stand in the last one. */
const chapters = [
  ["market-share", ["brand-share"]],
  ["market-tiers", ["price-tiers"]],
  ["market-trends", ["decorated-share"]],
  ["methodology-kinds", ["kinds-of-value"]],
] as const satisfies readonly (readonly [chapter: string, figures: readonly FigureId[]])[];

const chapterOf = (figure: string): FigureChapter =>
  chapters.find(([, figures]) => figures.some((key) => key === figure))?.[0] ?? "methodology-kinds";

export function composeReport(edition: Edition) {
  const { report, resolver, products, tiers } = edition;
  const { title, year, version, published, sourcesChecked } = report.publication;
  const { hero, tiles, summary, findings, kids } = resolveAll(report.home, resolver);
  return {
    title: hero.title,
    lead: hero.lead,
    cover: coverPicture(edition),
    imprint: {
      title,
      year,
      version,
      published: { date: published, text: formatDate(published) },
      checked: { date: sourcesChecked, text: formatDate(sourcesChecked) },
    },
    words: resolveAll(report.whole, resolver),
    testsHeading: report.onePage.tests,
    tiles,
    summary,
    findings,
    kids,
    profiles: products.map((product) => ({
      product,
      notes: valueNotes(edition, product),
      words: productWords(edition, product),
      picture: productPicture(edition, product.slug, "product"),
    })),
    market: resolveAll(report.market, resolver),
    methodology: resolveAll(report.methodology, resolver),
    figures: Object.entries(edition.figures()).map(([key, figure]) => ({ chapter: chapterOf(key), figure })),
    tiers,
    tierNotes: listTierNotes(edition),
    gallery: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
    sources: listSources(edition),
  };
}

export type WholeReport = ReturnType<typeof composeReport>;
export type FigureChapter = (typeof chapters)[number][0];
