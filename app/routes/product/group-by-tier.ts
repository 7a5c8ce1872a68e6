import { shortName } from "../../analysis/shelf";
import type { Edition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";

/** The tiers with their products and drawings, in the order of an axis of prices. */
export function groupByTier(edition: Edition) {
  return edition.tiers.toReversed().map((tier) => ({
    ...tier,
    products: tier.products.map((product) => ({
      ...product,
      short: shortName(product, edition.report.publication.subject),
      picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    })),
  }));
}
