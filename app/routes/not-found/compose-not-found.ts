import { shortName } from "../../analysis/shelf";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";

const offered = 3;

/** The picture of both 404 pages, and the products that they offer instead: the first of the list. */
export function composeNotFound(edition: Edition) {
  return {
    picture: scenePicture(edition, edition.report.site.lost),
    products: edition.products.slice(0, offered).map((product) => ({
      slug: product.slug,
      short: shortName(product, edition.report.publication.subject),
      picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    })),
  };
}
