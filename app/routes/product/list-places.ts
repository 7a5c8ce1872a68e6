import { shortName } from "../../analysis/shelf";
import type { Edition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";

/** All tiers, each with its products and their drawings. */
export function listPlaces(edition: Edition) {
  return edition.tiers.map((tier) => ({
    ...tier,
    products: tier.products.map((product) => ({
      ...product,
      short: shortName(product, edition.report.publication.subject),
      picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    })),
  }));
}
