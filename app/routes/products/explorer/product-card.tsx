import { memo } from "react";
import { BrandName } from "../../../components/brand-name";
import { ChooseButton } from "../../../components/choice/choose-button";
import { KindWord, Penciled } from "../../../components/kind-mark";
import { Picture } from "../../../components/picture";
import { TierBadge } from "../../../components/tier-badge";
import { brandClass } from "../../../document/brand";
import { viewTransitionClass } from "../../../document/view-transition";
import { href, productPath } from "../../../urls";
import type { ListedProduct } from "./listed-product";

interface Props extends BodyProps {
  /** In the filtered list. */
  rank?: number | undefined;
}

interface BodyProps {
  product: ListedProduct;
  /** The thing sold. */
  piece: string;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** Cards above the fold load eagerly. */
const eagerPictures = 3;

/** Its parts are memoized, because a search changes only the rank. */
export const ProductCard = memo(function ProductCard({ product, rank = product.place, ...body }: Props) {
  return (
    <article
      className={`product-card card ${brandClass(product.brand)}`}
      aria-labelledby={nameId(product.slug)}
    >
      <CardPicture product={product} />
      <div className="product-card-text">
        <p className="product-card-line row">
          <BrandAndTier product={product} />
          <span className="product-card-rank">{`#${rank}`}</span>
        </p>
        <CardBody product={product} {...body} />
      </div>
    </article>
  );
});

const nameId = (slug: string) => `name-${slug}`;

const CardPicture = memo(function CardPicture({ product }: { product: ListedProduct }) {
  const { slug, place, picture } = product;
  return (
    <div className="product-card-picture">
      <Picture picture={picture} className={viewTransitionClass(slug)} eager={place <= eagerPictures} />
    </div>
  );
});

const BrandAndTier = memo(function BrandAndTier({ product }: { product: ListedProduct }) {
  const { brand, marketTier, tierColor } = product;
  return (
    <>
      <BrandName brand={brand}>
        <bdi data-searched="">{brand}</bdi>
      </BrandName>
      <TierBadge tier={marketTier} color={tierColor} />
    </>
  );
});

const CardBody = memo(function CardBody({ product, piece, chosen, onToggle }: BodyProps) {
  const { slug, name, count, price, pricePerPiece, rating, kinds, features } = product;
  return (
    <>
      <h2 id={nameId(slug)}>
        <bdi data-searched="">{name}</bdi>
      </h2>
      <p className="product-card-facts wrap">
        <span>
          <Penciled kind={kinds.count}>{count}</Penciled>
        </span>
        <span>
          <Penciled kind={kinds.price}>
            <b>{price}</b>
          </Penciled>
          {/* For the count too, of which the price of a piece is made. */}
          <KindWord kind={kinds.pricePerPiece} />
        </span>
        {rating && (
          <span>
            <Penciled kind={kinds.rating}>{rating}</Penciled>
            <KindWord kind={kinds.rating} />
          </span>
        )}
        <span className="per-piece">
          <Penciled kind={kinds.pricePerPiece}>{pricePerPiece}</Penciled>
          {` per ${piece}`}
        </span>
      </p>
      <ul className="dots">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="product-card-foot row">
        <a className="product-card-link" href={href(productPath(slug))} aria-describedby={nameId(slug)}>
          View Details
        </a>
        <ChooseButton slug={slug} name={name} chosen={chosen} onToggle={onToggle} />
      </div>
    </>
  );
});
