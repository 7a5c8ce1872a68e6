import { memo } from "react";
import { BrandName, TierBadge } from "../../parts/badges";
import { useColorClasses } from "../../parts/page-context";
import { Picture } from "../../parts/picture";
import { ProductName } from "../../parts/product-name";
import { RichText } from "../../parts/rich-text";
import { ProductValue, ValueText } from "../../parts/value";
import type { Product } from "../../report/product";
import { href, productPath } from "../../urls";
import "../../parts/statement-list.css";
import "./product-card.css";

/** The fields of a product that its card shows. The page also contains them as JSON, for hydration. */
export type ListedProduct = ReturnType<typeof toListedProduct>;

/** Returns the fields that the card shows. All others would make the page larger. */
export function toListedProduct({ features, pictures, ...product }: Product) {
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

/** Number of cards above the fold; their images load eagerly. */
const cardsAboveFold = 2;

interface Props {
  product: ListedProduct;
  /** The position in the filtered list, from 1. */
  number: number;
  /** The text for a count or a price that is not known. */
  notKnown: string;
}

/** Renders a product of the list. Memoized, so that typing in the search field rerenders only changed cards. */
export const ProductCard = memo(function ProductCard({ product, number, notKnown }: Props) {
  const { slug, brand, marketTier, tierColor, count, price, rating, reviews, features, picture } = product;
  const { brandClass } = useColorClasses();
  const nameId = `name-${slug}`;
  return (
    <article className={`product-card card ${brandClass(brand)}`} aria-labelledby={nameId}>
      <div className="product-card-picture">
        <Picture picture={picture} aspect="square" eager={product.rank <= cardsAboveFold} />
      </div>
      <div className="product-card-text">
        <p className="product-card-line cluster">
          <BrandName brand={brand} />
          <TierBadge tier={marketTier} color={tierColor} />
          <span className="product-card-number">{`#${number}`}</span>
        </p>
        <h2 className="heading-small margin-0" id={nameId}>
          <ProductName {...product} />
        </h2>
        <p className="product-card-facts flex-wrap">
          <span>
            <ProductValue value={count} notKnown={`Count: ${notKnown}`} />{" "}
          </span>
          <span className="product-card-price">
            <ProductValue value={price} notKnown={`Price: ${notKnown}`} />{" "}
          </span>
          {rating && (
            <span>
              <ValueText value={rating} />
              {reviews && (
                <span className="caption">
                  {" · "}
                  <ValueText value={reviews} />
                </span>
              )}{" "}
            </span>
          )}
        </p>
        <ul className="statement-list stack-small caption">
          {features.map((feature, index) => (
            <RichText key={`feature-${index}`} as="li" text={feature} />
          ))}
        </ul>
        <a
          className="product-card-link tap-target no-print"
          href={href(productPath(slug))}
          aria-describedby={nameId}
        >
          View Details
        </a>
      </div>
    </article>
  );
});
