import { brandClass } from "../../brand-class";
import { href, productPath } from "../../pages";
import { BrandName } from "../brand-name";
import { KindMark } from "../kind-mark";
import { Picture } from "../picture";
import { TierBadge } from "../tier-badge";
import type { ListedProduct } from "./listed-product";

/** One product of the list; `rank` is its position among those that are shown. */
export function ProductCard({
  product,
  rank,
  eager,
}: {
  product: ListedProduct;
  rank: number;
  eager: boolean;
}) {
  const { slug, name, brand, marketTier, tierColor, count, price, rating, kinds, features, picture } =
    product;
  const nameId = `name-${slug}`;
  return (
    <article className={`product-card ${brandClass(brand)}`} aria-labelledby={nameId}>
      <div className="product-card-picture">
        <Picture picture={picture} className={`vt-${slug}`} eager={eager} />
      </div>
      <div className="product-card-text">
        <p className="product-card-line">
          <BrandName brand={brand} />
          <TierBadge tier={marketTier} color={tierColor} />
          <span className="product-card-rank">#{rank}</span>
        </p>
        <h2 id={nameId}>{name}</h2>
        <p className="product-card-facts">
          <span>
            {count}
            <KindMark kind={kinds.count} />
          </span>
          <span>
            <b>{price}</b>
            <KindMark kind={kinds.price} />
          </span>
          {rating && kinds.rating && (
            <span>
              {rating}
              <KindMark kind={kinds.rating} />
            </span>
          )}
        </p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="product-card-link" href={href(productPath(slug))} aria-describedby={nameId}>
          View Details
        </a>
      </div>
    </article>
  );
}
