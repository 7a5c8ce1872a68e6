import { memo } from "react";
import { brandClass } from "../../brand-class";
import { href, productPath } from "../../pages";
import { BrandName } from "../brand-name";
import { ChooseButton } from "../choice/choose-button";
import { KindMark } from "../kind-mark";
import { Marked } from "../marked";
import { Picture } from "../picture";
import { TierBadge } from "../tier-badge";
import type { ListedProduct } from "./listed-product";

interface Props {
  product: ListedProduct;
  /** Position among the products that are shown; 0 while this one is not. */
  rank: number;
  /** What was searched for. */
  wanted: string;
  chosen: boolean;
  eager: boolean;
  onToggle: (slug: string) => void;
}

/** One product of the list. While it is hidden it stays as it was last seen: out of sight, nothing needs to be right. */
export const ProductCard = memo(
  function ProductCard({ product, rank, wanted, chosen, eager, onToggle }: Props) {
    const { slug, name, brand, marketTier, tierColor } = product;
    const nameId = `name-${slug}`;
    return (
      <article className={`product-card ${brandClass(brand)}`} aria-labelledby={nameId}>
        <CardPicture product={product} eager={eager} />
        <div className="product-card-text">
          <p className="product-card-line">
            <BrandName brand={brand}>
              <Marked text={brand} wanted={wanted} />
            </BrandName>
            <TierBadge tier={marketTier} color={tierColor} />
            <span className="product-card-rank">#{rank}</span>
          </p>
          <h2 id={nameId}>
            <Marked text={name} wanted={wanted} />
          </h2>
          <CardFacts product={product} />
          <div className="product-card-foot">
            <a className="product-card-link" href={href(productPath(slug))} aria-describedby={nameId}>
              View Details
            </a>
            <ChooseButton slug={slug} name={name} chosen={chosen} onToggle={onToggle} />
          </div>
        </div>
      </article>
    );
  },
  (before, now) =>
    now.rank === 0 ||
    (before.rank === now.rank &&
      before.wanted === now.wanted &&
      before.chosen === now.chosen &&
      before.product === now.product),
);

/** What of a card never changes is rendered once. */
const CardPicture = memo(function CardPicture({ product, eager }: Pick<Props, "product" | "eager">) {
  return (
    <div className="product-card-picture">
      <Picture picture={product.picture} className={`vt-${product.slug}`} eager={eager} />
    </div>
  );
});

const CardFacts = memo(function CardFacts({ product }: Pick<Props, "product">) {
  const { count, price, pricePerBandage, rating, kinds, features } = product;
  return (
    <>
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
          {pricePerBandage} per bandage
          <KindMark kind={kinds.pricePerBandage} />
        </span>
      </p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
});
