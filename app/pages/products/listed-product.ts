import type { Product } from "../../report/product";

/** What a card shows of a product, which the page also holds as data for React. */
export type ListedProduct = ReturnType<typeof listProduct>;

export function listProduct({ features, pictures, ...product }: Product) {
  const { slug, name, shortName, rank, brand, marketTier, tierColor, count, price, rating, reviews } =
    product;
  return {
    slug,
    name,
    shortName,
    rank,
    brand,
    marketTier,
    tierColor,
    count,
    price,
    rating,
    reviews,
    features: features.slice(0, 2),
    picture: pictures.product,
  };
}
