import type { shelfPictures } from "../edition/pictures";
import { href, productPath } from "../urls";
import "./price-shelf.css";

/** The products on one shelf for each price tier: a drawing with a link over each product. */
export function PriceShelf({ wide, tall, alt }: ReturnType<typeof shelfPictures>) {
  return (
    <div className="price-shelf">
      <picture>
        <source
          media="screen and (width < 60rem)"
          srcSet={href(tall.src)}
          width={tall.width}
          height={tall.height}
        />
        <img src={href(wide.src)} width={wide.width} height={wide.height} alt={alt} loading="lazy" />
      </picture>
      {[wide, tall].map(({ src, width, height, products }) => (
        <svg
          key={src}
          className={width === wide.width ? "for-wide" : "for-tall"}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title>Products by price tier</title>
          {products.map(({ slug, name, tier, target }) => (
            <a key={slug} href={href(productPath(slug))} aria-label={`${name}, ${tier}`}>
              <rect {...target} rx="10" />
            </a>
          ))}
        </svg>
      ))}
    </div>
  );
}
