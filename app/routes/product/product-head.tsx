import { BrandName } from "../../components/brand-name";
import { KindWord } from "../../components/kind-word";
import { ProductValue } from "../../components/product-value";
import { RichText } from "../../components/rich-text";
import { TierBadge } from "../../components/tier-badge";
import type { ComposedProduct } from "./compose-product";
import "./product-head.css";

interface Props extends Pick<ComposedProduct, "product" | "notes" | "words"> {
  heading: "h1" | "h3";
  /** The heading's id. */
  id?: string;
}

/** Brand and tier, name, rating and summary. */
export function ProductHead({ product, notes, words, heading: Heading, id }: Props) {
  return (
    <>
      <p className="product-line row">
        <BrandName brand={product.brand} />
        <TierBadge tier={product.marketTier} color={product.tierColor} />
      </p>
      <Heading className="minor" id={id}>
        {product.name}
      </Heading>
      {product.rating && (
        <p className="product-rating">
          <ProductValue product={product} notes={notes} field="rating" />{" "}
          <span className="product-reviews">
            from <ProductValue product={product} notes={notes} field="reviews" />
            <KindWord kind={product.evidence.rating?.kind} />
          </span>
        </p>
      )}
      <RichText as="p" className="lead" text={words.summary} />
    </>
  );
}
