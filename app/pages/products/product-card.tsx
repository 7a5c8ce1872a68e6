import { memo } from "react";
import { BrandName, TierBadge } from "../../parts/badges";
import { Picture } from "../../parts/picture";
import { ProductName } from "../../parts/product-name";
import { RichText } from "../../parts/rich-text";
import { Value } from "../../parts/value";
import { brandClass } from "../../styles/brand-colors";
import { href, productPath } from "../../urls";
import type { ListedProduct } from "./listed-product";
import "../../parts/statement-list.css";
import "./product-card.css";

/** So many cards stand in the first screen. */
const eagerCards = 2;

interface Props {
  product: ListedProduct;
  /** The position among the products that are shown. */
  number: number;
}

/** Memoized, so that a key in the search renders only cards that change. */
export const ProductCard = memo(function ProductCard({ product, number }: Props) {
  const { slug, rank, brand, marketTier, tierColor, features, picture } = product;
  const nameId = `name-${slug}`;
  return (
    <article className={`product-card card ${brandClass(brand)}`} aria-labelledby={nameId}>
      <div className="product-card-picture">
        <Picture picture={picture} place="square" eager={rank <= eagerCards} />
      </div>
      <div className="product-card-text">
        <p className="product-card-line cluster">
          <BrandName brand={brand} />
          <TierBadge tier={marketTier} color={tierColor} />
          <span className="product-card-number">{`#${number}`}</span>
        </p>
        <h2 className="heading-small no-margin" id={nameId}>
          <ProductName {...product} />
        </h2>
        <p className="product-card-facts flex-wrap">
          {[product.count, product.price, product.rating].map(
            (stated) =>
              stated && (
                <span
                  key={stated.text}
                  className={stated === product.price ? "product-card-price" : undefined}
                >
                  <Value value={stated} />
                  {stated === product.rating && product.reviews && (
                    <span className="caption">
                      {" "}
                      <Value value={product.reviews} />
                    </span>
                  )}{" "}
                </span>
              ),
          )}
        </p>
        <ul className="statements stack-small caption">
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
