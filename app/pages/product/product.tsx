import { BrandName, TierBadge } from "../../parts/badges";
import { IsolatedText } from "../../parts/isolated-text";
import { LinkLine } from "../../parts/links";
import { useColorClasses } from "../../parts/page-context";
import { Picture } from "../../parts/picture";
import { ProductName } from "../../parts/product-name";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { Shelf } from "../../parts/shelf";
import { StatTile } from "../../parts/stat-tile";
import { type Term, TermList } from "../../parts/term-list";
import { LegendIfDue, ProductValue, ValueText } from "../../parts/value";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { ResolvedText } from "../../report/text";
import { anchors, href, pages, productPath } from "../../urls";
import "../../styles/divided-list.css";
import "../../parts/statement-list.css";
import "./product.css";

export function ProductPage({ report, product }: { report: Report; product: Product }) {
  const { productsPage, products, tiers } = report;
  const { notKnown } = productsPage;
  const { brandClass } = useColorClasses();
  const index = products.indexOf(product);
  const previous = products.at(index - 1);
  const next = products[(index + 1) % products.length];
  return (
    <article className={brandClass(product.brand)}>
      <div className="product stack-large container">
        <div className="cluster justify-between product-navigation">
          <LinkLine to={pages.products.path}>← Back to Products</LinkLine>
          {products.length > 1 && (
            <nav className="link-list justify-between no-print" aria-label="Next products">
              {previous && (
                <a href={href(productPath(previous.slug))}>
                  ← <IsolatedText text={previous.shortName} />
                </a>
              )}
              {next && (
                <a href={href(productPath(next.slug))}>
                  <IsolatedText text={next.shortName} /> →
                </a>
              )}
            </nav>
          )}
        </div>
        <ProductHeader product={product} as="h1" />
        <section className="product-gallery" aria-label="Product gallery">
          {product.gallery.map(({ picture, shows }, index) => (
            <GalleryPicture
              key={shows}
              picture={picture}
              caption={productsPage.captions[shows]}
              isMain={index === 0}
            />
          ))}
        </section>
        {/* A section, because reader views omit short lists in a <div>. */}
        <section>
          <dl className="stat-tiles">
            <StatTile label="Count" value={<ProductValue value={product.count} notKnown={notKnown} />} />
            <StatTile label="Price" value={<ProductValue value={product.price} notKnown={notKnown} />} />
            <StatTile
              label="Packaging"
              value={<ProductValue value={product.packaging} notKnown={notKnown} />}
            />
            <StatTile label="Market Tier" value={product.marketTier} />
          </dl>
          <LegendIfDue />
        </section>
        <div className="product-facts auto-grid">
          <FactBox title="Price Information" facts={priceTerms(product, notKnown)} />
          <FactBox
            title="Market Position"
            facts={[
              { term: "Brand", text: <BrandName brand={product.brand} /> },
              ...positionTerms(product, products.length),
            ]}
          />
        </div>
        <div className="product-profile">
          <Paragraphs texts={product.profile} />
        </div>
        <ProductLists product={product} as="h2" />
      </div>
      <div className="container">
        <LinkLine to={anchors.guide}>{productsPage.beforeYouBuy}</LinkLine>
      </div>
      <Section
        className="padding-block-7 container no-print"
        id="neighbors"
        opening={{ heading: productsPage.neighbors }}
      >
        <Shelf tiers={tiers} currentSlug={product.slug} />
        <LinkLine to={anchors.compare}>
          <RichText text={productsPage.compare.heading} plain />
        </LinkLine>
      </Section>
    </article>
  );
}

interface ProductPartProps {
  product: Product;
  /** The element of the headings, which depends on the page. */
  as: "h1" | "h2" | "h3";
}

/** Renders the brand, the tier, the name, the rating and the lead of a product. */
export function ProductHeader({ product, as: Heading }: ProductPartProps) {
  const { brand, marketTier, tierColor, rating, reviews, lead } = product;
  return (
    <div>
      <p className="cluster margin-bottom-2">
        <BrandName brand={brand} />
        <TierBadge tier={marketTier} color={tierColor} />
      </p>
      <Heading className="heading-small">
        <ProductName {...product} />
      </Heading>
      {rating && (
        <p className="product-rating text-large">
          <ValueText value={rating} />
          {reviews && (
            <span className="caption">
              {" from "}
              <ValueText value={reviews} />
            </span>
          )}
          <LegendIfDue />
        </p>
      )}
      <RichText as="p" className="lead" text={lead} />
    </div>
  );
}

interface GalleryPictureProps {
  picture: Product["pictures"]["product"];
  /** The caption of a drawing. */
  caption: ResolvedText;
  isMain: boolean;
}

/** Renders a picture with its credit. Without a credit, a drawing has a caption that says what it is. */
function GalleryPicture({ picture, caption, isMain }: GalleryPictureProps) {
  const isDrawing = picture.src.endsWith(".svg");
  const captionText = picture.credit ?? (isDrawing && <RichText text={caption} plain />);
  return (
    <figure className={isMain ? "product-gallery-main" : "product-gallery-pack"}>
      <Picture picture={picture} aspect="square" eager={isMain} />
      {captionText && <figcaption className="caption">{captionText}</figcaption>}
    </figure>
  );
}

/** The lists of a product page, in the order of the specification. */
const lists = [
  ["Product Features", "features"],
  ["Unique Selling Points", "uniqueSellingPoints"],
  ["Additional Information", "additionalInfo"],
  ["Target Audience", "targetAudience"],
] as const;

/** Renders the features, selling points, additional information and target audience of a product. */
export function ProductLists({ product, as: Heading }: ProductPartProps) {
  return (
    <div className="product-lists auto-grid card">
      {lists.map(([title, field]) => (
        <section key={field}>
          <Heading className="label">{title}</Heading>
          <ul className="statement-list stack-small">
            {product[field].map((text, index) => (
              <RichText key={`statement-${index}`} as="li" text={text} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function priceTerms({ price, unitPrice, priceRange, marketTier }: Product, notKnown: string): Term[] {
  return [
    { term: "Current Price", text: <ProductValue value={price} notKnown={notKnown} /> },
    ...(unitPrice ? [{ term: "Each", text: <ValueText value={unitPrice} /> }] : []),
    { term: "Price Range", text: priceRange },
    { term: "Market Tier", text: marketTier },
  ];
}

/**
 * Returns the terms that describe a product's position in the market.
 *
 * @param productCount - the number of all products
 */
export function positionTerms(product: Product, productCount: number): Term[] {
  const { brand, group, brandColor, theme, license, rank } = product;
  const color = (
    <span className="brand-name">
      <span className="brand-name-dot" />
      {brandColor}
    </span>
  );
  return [
    { term: "Theme", text: theme },
    ...(license ? [{ term: "License", text: <ValueText value={license} /> }] : []),
    ...(group === brand ? [] : [{ term: "Counted for share with", text: group }]),
    { term: "Place in product list", text: `No. ${rank} of ${productCount}` },
    { term: "Brand Color, in this report", text: color },
  ];
}

function FactBox({ title, facts }: { title: string; facts: readonly Term[] }) {
  return (
    <section className="card inset">
      <h2 className="heading-small">{title}</h2>
      <TermList className="term-pairs" items={facts} />
    </section>
  );
}
