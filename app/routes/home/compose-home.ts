import { isSelected } from "../../analysis/selection";
import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";

/** What the sections of the home page show, there and in the whole report. */
export function composeHome(edition: Edition) {
  const { report, resolver, shares, products } = edition;
  const { findings, kids } = report.home;
  const known = edition.figures()["known-values"];
  return {
    page: resolveAll(report.home, resolver),
    // By brand group, so that a highlighted group stands together.
    products: shares.flatMap(({ brand, members }) =>
      members.map(({ slug, name }) => ({
        slug,
        name,
        brand,
        picture: productPicture(edition, slug, "product"),
      })),
    ),
    // By card.
    shown: findings.cards.map(({ shows }) =>
      products.filter((product) => isSelected(product, shows)).map(({ slug }) => slug),
    ),
    /** The words of the link to the trends. */
    trends: report.market.trends.kicker,
    kinds: {
      rows: known?.chart.type === "sheet" ? known.chart.rows : [],
      figure: known && { id: known.id, number: known.number },
    },
    // By card.
    pictures: kids?.cards.map(({ picture }) => scenePicture(edition, picture)) ?? [],
  };
}

export type Home = ReturnType<typeof composeHome>;
