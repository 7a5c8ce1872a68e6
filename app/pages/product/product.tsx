import type { PropsWithChildren } from "react";
import { BrandName } from "../../parts/brand-name";
import { LinkLine } from "../../parts/link-line";
import { Picture } from "../../parts/picture";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Shelf } from "../../parts/shelf";
import { StatTile } from "../../parts/stat-tile";
import { StatementList } from "../../parts/statement-list";
import { TierBadge } from "../../parts/tier-badge";
import { TitledSection } from "../../parts/titled-section";
import { Legend, Value } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { Text } from "../../report/text";
import { brandClass } from "../../styles/brand-colors";
import { compareAnchor, guideId, href, pages, productPath } from "../../urls";
import "../../styles/rows.css";
import "../../parts/shelf-names.css";
import "./product.css";

export function ProductPage({ report, product }: { report: Report; product: Product }) {
  const { productsPage: words, products, tiers } = report;
  const at = products.indexOf(product);
  const previous = products.at(at - 1);
  const next = products[(at + 1) % products.length];
  const { pack } = product.pictures;
  // Without pictures both are the plain bandage.
  const isPack = pack.src !== product.pictures.product.src;
  return (
    <article className={brandClass(product.brand)}>
      <div className="product split wide">
        <div className="row product-ways">
          <LinkLine to={pages.products.path}>← Back to Products</LinkLine>
          <nav className="links no-print" aria-label="Next products">
            {previous && <a href={href(productPath(previous.slug))}>← {previous.shortName}</a>}
            {next && <a href={href(productPath(next.slug))}>{next.shortName} →</a>}
          </nav>
        </div>
        <Head product={product} />
        <section className="gallery" aria-label="Product gallery">
          <GalleryPicture
            picture={product.pictures.product}
            caption={words.captions.product}
            slug={product.slug}
          />
          <GalleryPicture picture={pack} caption={isPack ? words.captions.pack : words.captions.product} />
        </section>
        <Tiles product={product} />
        <div className="boxes columns">
          <Prices product={product} />
          <Position product={product} count={products.length} />
        </div>
        <div className="product-profile">
          <Paragraphs texts={product.profile} />
        </div>
        <Lists product={product} />
      </div>
      <div className="wide">
        <LinkLine to={`${pages.products.path}#${guideId}`}>{words.beforeYouBuy}</LinkLine>
      </div>
      <TitledSection className="page wide no-print" id="neighbors" title={words.neighbors}>
        <Shelf tiers={tiers} current={product.slug} />
        <LinkLine to={compareAnchor}>
          <RichText text={words.compare.heading} plain />
        </LinkLine>
      </TitledSection>
    </article>
  );
}

/** Brand and tier, name, rating and what is particular about the product. */
function Head({
  product: { brand, marketTier, tierColor, name, rating, reviews, lead },
}: {
  product: Product;
}) {
  return (
    <div>
      <p className="product-line row">
        <BrandName brand={brand} />
        <TierBadge tier={marketTier} color={tierColor} />
      </p>
      <h1 className="minor">{name}</h1>
      {rating && (
        <p className="product-rating">
          <Value value={rating} />
          {reviews && (
            <span className="caption">
              {" from "}
              <Value value={reviews} />
            </span>
          )}
        </p>
      )}
      <RichText as="p" className="lead" text={lead} />
    </div>
  );
}

/** The specification's tiles, and what a dashed value means. */
function Tiles({ product: { count, price, packaging, marketTier } }: { product: Product }) {
  return (
    <div>
      <dl className="stat-tiles">
        <StatTile label="Count" value={<Value value={count} />} />
        <StatTile label="Price" value={<Value value={price} />} />
        <StatTile label="Packaging" value={<Value value={packaging} />} />
        <StatTile label="Market Tier" value={marketTier} />
      </dl>
      <Legend of={[count, price, packaging]} />
    </div>
  );
}

interface GalleryProps {
  picture: Product["pictures"]["product"];
  caption: Text;
  /** Of the main picture. */
  slug?: string;
}

/** The credit of a picture, if any, stands in its panel. Without one, a drawing says that it is one. */
function GalleryPicture({ picture, caption, slug }: GalleryProps) {
  const isDrawing = picture.src.endsWith(".svg");
  const words = picture.credit ?? (isDrawing && <RichText text={caption} plain />);
  return (
    <figure className={slug ? "gallery-main" : "gallery-pack"}>
      <Picture
        picture={picture}
        place="square"
        className={slug && `view-transition-${slug}`}
        eager={Boolean(slug)}
      />
      {words && <figcaption className="caption">{words}</figcaption>}
    </figure>
  );
}

// In the specification's order, which is also the order on narrow screens.
const lists = [
  ["Product Features", "features"],
  ["Unique Selling Points", "uniqueSellingPoints"],
  ["Additional Information", "additionalInfo"],
  ["Target Audience", "targetAudience"],
] as const;

function Lists({ product }: { product: Product }) {
  return (
    <div className="product-lists columns card">
      {lists.map(([title, field]) => (
        <section key={field}>
          <h2 className="label">{title}</h2>
          <StatementList items={product[field]} />
        </section>
      ))}
    </div>
  );
}

function Prices({ product: { price, priceRange, marketTier } }: { product: Product }) {
  return (
    <Box title="Price Information">
      <Fact term="Current Price">
        <Value value={price} />
      </Fact>
      <Fact term="Price Range">{priceRange}</Fact>
      <Fact term="Market Tier">{marketTier}</Fact>
    </Box>
  );
}

function Position({ product, count }: { product: Product; count: number }) {
  return (
    <Box title="Market Position">
      <Fact term="Brand">
        <BrandName brand={product.brand} />
      </Fact>
      <Fact term="Theme">{product.theme}</Fact>
      {product.license && (
        <Fact term="License">
          <Value value={product.license} />
        </Fact>
      )}
      {product.group !== product.brand && <Fact term="Counted for share with">{product.group}</Fact>}
      <Fact term="Place in product list">
        No. {product.rank} of {count}
      </Fact>
      <Fact term="Brand Color, on this site">
        <span className="brand-name">
          <span className="brand-dot" />
          {product.brandColor}
        </span>
      </Fact>
    </Box>
  );
}

function Box({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="card inset">
      <h2 className="minor">{title}</h2>
      <dl className="pairs">{children}</dl>
    </section>
  );
}

function Fact({ term, children }: PropsWithChildren<{ term: string }>) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
