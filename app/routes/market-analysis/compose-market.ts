import { countThreeWays, travelRules } from "../../analysis/counted-ways";
import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";
import { listTierNotes } from "../../edition/sources";

/** What the sections of the market analysis show, on their page and in the whole report. */
export function composeMarket(edition: Edition) {
  const { report, resolver, tiers, products } = edition;
  const page = resolveAll(report.market, resolver);
  const figures = edition.figures();
  const sold = page.counted && { ...page.counted.unknown, members: products };
  const ways = sold ? [...countThreeWays(edition), [sold]] : [];
  return {
    page,
    figures: {
      share: figures["brand-share"],
      tiers: figures["price-tiers"],
      trends: figures["decorated-share"],
    },
    ways,
    /** The CSS of the ways, for the document's head. */
    wayRules: sold ? travelRules(ways) : "",
    drawings: Object.fromEntries(
      report.products.map(({ id, slug, picture: { shape } }) => [
        id,
        { ...productPicture(edition, slug, "product"), alt: "", shape },
      ]),
    ),
    tiers,
    tierNotes: listTierNotes(edition),
    pictures: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
  };
}

export type Market = ReturnType<typeof composeMarket>;
