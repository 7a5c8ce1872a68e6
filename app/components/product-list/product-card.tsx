import { memo } from "react";
import { brandClass } from "../../brand-class";
import { morphClass } from "../../morph";
import { href, productPath } from "../../pages";
import { BrandName } from "../brand-name";
import { ChooseButton } from "../choice/choose-button";
import { KindMark } from "../kind-mark";
import { Picture } from "../picture";
import { TierBadge } from "../tier-badge";
import type { ListedProduct } from "./listed-product";

interface Props {
  product: ListedProduct;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** These are seen at once. */
const eagerPictures = 3;

/** One product of the list. Its rank, and what a search marks in it, are written into it by `showFound`. */
export const ProductCard = memo(function ProductCard({ product, chosen, onToggle }: Props) {
  const { slug, place, name, brand, marketTier, tierColor, count, price, pricePerBandage, rating } = product;
  const { kinds, features, picture } = product;
  const nameId = `name-${slug}`;
  return (
    <article className={`product-card ${brandClass(brand)}`} aria-labelledby={nameId}>
      <div className="product-card-picture">
        <Picture picture={picture} className={morphClass(slug)} eager={place <= eagerPictures} />
      </div>
      <div className="product-card-text">
        <p className="product-card-line">
          <BrandName brand={brand}>
            <span data-searched="">{brand}</span>
          </BrandName>
          <TierBadge tier={marketTier} color={tierColor} />
          <span className="product-card-rank" data-rank="">{`#${place}`}</span>
        </p>
        <h2 id={nameId} data-searched="">
          {name}
        </h2>
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
          <span className="per-bandage">
            {`${pricePerBandage} per bandage`}
            <KindMark kind={kinds.pricePerBandage} />
          </span>
        </p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="product-card-foot">
          <a className="product-card-link" href={href(productPath(slug))} aria-describedby={nameId}>
            View Details
          </a>
          <ChooseButton slug={slug} name={name} chosen={chosen} onToggle={onToggle} />
        </div>
      </div>
    </article>
  );
});
