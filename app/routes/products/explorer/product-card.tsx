import { memo } from "react";
import { BrandName } from "../../../components/brand-name";
import { KindStyle, KindWord } from "../../../components/kind-word";
import { Picture } from "../../../components/picture";
import { TierBadge } from "../../../components/tier-badge";
import { brandClass } from "../../../document/brand";
import { viewTransitionClass } from "../../../document/view-transition";
import { href, productPath } from "../../../urls";
import type { ListedProduct } from "./listed-product";
import "../../../components/statement-list.css";
import "./product-card.css";

interface Props {
  product: ListedProduct;
  /** Of the card, among those shown; 0 if it is hidden. */
  number: number;
  /** Fetches its picture first. */
  eager: boolean;
}

function Card({ product, number, eager }: Props) {
  const { slug, name, brand, marketTier, tierColor, picture } = product;
  const { count, price, rating, kinds, features } = product;
  const nameId = `name-${slug}`;
  const stated = (field: string, text: string) => <span data-of={`product.${slug}.${field}`}>{text}</span>;
  return (
    <article className={`product-card card ${brandClass(brand)}`} aria-labelledby={nameId}>
      <div className="product-card-picture">
        <Picture picture={picture} className={viewTransitionClass(slug)} eager={eager} />
      </div>
      <div className="product-card-text">
        <p className="product-card-line row">
          <BrandName brand={brand} />
          <TierBadge tier={marketTier} color={tierColor} />
          <span className="product-card-number">{`#${number}`}</span>
        </p>
        <h2 id={nameId}>{name}</h2>
        <p className="product-card-facts wrap">
          <span>
            <KindStyle kind={kinds.count}>{stated("count", count)}</KindStyle>
            {/* Of two illustrative values, only the second has the word. */}
            <KindWord kind={kinds.price === kinds.count ? undefined : kinds.count} />
          </span>
          <span>
            <KindStyle kind={kinds.price}>
              <b>{stated("price", price)}</b>
            </KindStyle>
            <KindWord kind={kinds.price} />
          </span>
          {rating && (
            <span>
              <KindStyle kind={kinds.rating}>{stated("rating", rating)}</KindStyle>
              <KindWord kind={kinds.rating} />
            </span>
          )}
        </p>
        <ul className="statements">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="product-card-link no-print" href={href(productPath(slug))} aria-describedby={nameId}>
          View Details
        </a>
      </div>
    </article>
  );
}

/** Each key press would render all cards anew: one that is hidden, or keeps its number, stays as it is. */
export const ProductCard = memo(Card, (shown, next) => next.number === 0 || next.number === shown.number);
