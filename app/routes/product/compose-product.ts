import type { Product } from "../../analysis/product";
import { shortName } from "../../analysis/shelf";
import type { Edition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";
import { productWords, valueNotes } from "../../edition/product-words";

/** What a product's page and its profile in the whole report show. */
export function composeProduct(edition: Edition, product: Product) {
  return {
    product,
    words: productWords(edition, product),
    /** Sources by field. */
    notes: valueNotes(edition, product),
    picture: productPicture(edition, product.slug, "product"),
  };
}

export type ComposedProduct = ReturnType<typeof composeProduct>;

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
