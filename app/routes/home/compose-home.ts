import { isSelected } from "../../analysis/selection";
import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";

/** What the sections of the home page show, there and in the whole report. */
export function composeHome(edition: Edition) {
  const { report, resolver, shares, products } = edition;
  const { findings, kids } = report.home;
  const sheet = edition.figures()["known-values"]?.chart;
  const figures = Object.values(edition.figures()).map(({ id, number }) => ({ id, number }));
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
    // By card.
    figures: findings.cards.map(({ figureId }) => figures.find(({ id }) => id === figureId)),
    /** The words of the link to the trends. */
    trends: report.market.trends.kicker,
    kinds: {
      rows: sheet?.type === "sheet" ? sheet.rows : [],
      figure: figures.find(({ id }) => id === "known-values"),
    },
    // By card.
    pictures: kids?.cards.map(({ picture }) => scenePicture(edition, picture)) ?? [],
  };
}

export type Home = ReturnType<typeof composeHome>;
