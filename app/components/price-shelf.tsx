import type { ShelfPicture } from "../edition/pictures";
import { href, productPath } from "../urls";

interface Props {
  /** For wide and for narrow screens. */
  wide: ShelfPicture;
  tall: ShelfPicture;
  /** Describes the drawing. */
  alt: string;
  /** A product's URL. */
  address?: (slug: string) => string;
}

/** The products on one shelf for each price tier: a drawing with a link over each product. */
export function PriceShelf({ wide, tall, alt, address = (slug) => href(productPath(slug)) }: Props) {
  return (
    <div className="price-shelf">
      <picture>
        <source
          media="screen and (width < 60rem)"
          srcSet={href(tall.src)}
          width={tall.width}
          height={tall.height}
        />
        <img src={href(wide.src)} width={wide.width} height={wide.height} alt={alt} />
      </picture>
      {[wide, tall].map(({ src, width, height, products }) => (
        <svg
          key={src}
          className={width === wide.width ? "for-wide" : "for-tall"}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title>Products by price tier</title>
          {products.map(({ slug, name, tier, target, own }) => (
            <a key={slug} href={address(slug)} aria-label={`${name}, ${tier}`}>
              {own && <image href={href(own.src)} x={own.x} y={own.y} width={own.size} height={own.size} />}
              <rect {...target} rx="10" />
            </a>
          ))}
        </svg>
      ))}
    </div>
  );
}
