import { formatDate } from "../../analysis/format";
import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { coverPicture } from "../../edition/pictures";
import { listSources } from "../../edition/sources";
import { composeHome } from "../home/compose-home";
import { composeMarket } from "../market-analysis/compose-market";
import { composeMethodology } from "../methodology/compose-methodology";
import { composeProduct } from "../product/compose-product";

/** What the pages show, and what only the whole report has. */
export function composeReport(edition: Edition) {
  const { report, resolver, products } = edition;
  const { title, year, version, published, sourcesChecked } = report.publication;
  return {
    words: resolveAll(report.whole, resolver),
    cover: coverPicture(edition),
    imprint: {
      title,
      year,
      version,
      published: { date: published, text: formatDate(published) },
      checked: { date: sourcesChecked, text: formatDate(sourcesChecked) },
    },
    home: composeHome(edition),
    products: products.map((product) => composeProduct(edition, product)),
    invented: resolveAll(report.list.invented, resolver),
    market: composeMarket(edition),
    methodology: composeMethodology(edition),
    figures: Object.values(edition.figures()),
    sources: listSources(edition),
  };
}

export type WholeReport = ReturnType<typeof composeReport>;
