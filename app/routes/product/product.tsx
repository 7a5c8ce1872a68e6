import type { ReactNode } from "react";
import { findRecord } from "../../analysis/find-record";
import type { Product, ValueField } from "../../analysis/product";
import { plainText, resolveAll, type Text } from "../../analysis/text";
import { BrandName } from "../../components/brand-name";
import { ButtonLink } from "../../components/button-link";
import { Fact } from "../../components/fact";
import { KindWord } from "../../components/kind-mark";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { Picture } from "../../components/picture";
import { ProductValue } from "../../components/product-value";
import { RichText } from "../../components/rich-text";
import { StatTile } from "../../components/stat-tile";
import { StatementList } from "../../components/statement-list";
import { TierBadge } from "../../components/tier-badge";
import { brandClass } from "../../document/brand";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { productMeta } from "../../document/page-meta";
import {
  skipOtherTransitions,
  viewTransitionClass,
  viewTransitionRules,
} from "../../document/view-transition";
import { type Edition, loadEdition } from "../../edition/edition";
import { type PictureRef, productPicture } from "../../edition/pictures";
import { productWords, valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { compareAnchor, href, pages, productPath } from "../../urls";
import UnknownProduct, { loader as loadUnknownProduct } from "../product-not-found/product-not-found";
import type { Route } from "./+types/product";
import css from "./product.css?inline";

export const handle: PageHandle = { css, headScript: skipOtherTransitions() };
export const meta = pageHead;

export function loader({ params }: Route.LoaderArgs) {
  const edition = loadEdition();
  const index = edition.products.findIndex((product) => product.slug === params.slug);
  const product = edition.products[index];
  // Development only: hosts serve /products/404 for an unknown slug.
  if (!product) return loadUnknownProduct();

  const words = productWords(edition, product);
  const notes = valueNotes(edition, product);
  const { picture } = findRecord(edition.report.products, "slug", product.slug);
  return {
    meta: productMeta(edition, product, plainText(words.summary)),
    rules: viewTransitionRules([product.slug]),
    product,
    words,
    pictures: [
      productPicture(edition, product.slug, "product"),
      productPicture(edition, product.slug, "pack"),
    ] as const,
    credits: [picture.credit, picture.pack.credit],
    captions: resolveAll(edition.report.list.gallery, edition.resolver),
    notes,
    neighbors: {
      previous: link(edition, edition.products[index - 1]),
      next: link(edition, edition.products[index + 1]),
    },
    count: edition.products.length,
    sources: citedSources(edition, [words, notes]),
  };
}

function link(edition: Edition, product: Product | undefined) {
  if (!product) return undefined;
  const { name, slug, brand } = product;
  return {
    name,
    brand,
    path: productPath(slug),
    picture: { ...productPicture(edition, slug, "product"), alt: "" },
  };
}

type Data = Extract<Route.ComponentProps["loaderData"], { product: Product }>;

const tiles: readonly (readonly [label: string, field: ValueField])[] = [
  ["Count", "count"],
  ["Price", "price"],
  ["Packaging", "packaging"],
  ["Market Tier", "marketTier"],
];

// In the specification's order, which is also the order on narrow screens.
const lists = [
  ["Product Features", "features"],
  ["Unique Selling Points", "uniqueSellingPoints"],
  ["Additional Information", "additionalInfo"],
  ["Target Audience", "targetAudience"],
] as const;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!("product" in loaderData)) return <UnknownProduct loaderData={loaderData} />;
  const { product, words, notes, pictures, credits, captions, neighbors, sources } = loaderData;
  const stated = { product, notes };
  const kindOf = (field: ValueField) => product.evidence[field]?.kind;
  const [piece, pack] = pictures;
  return (
    <article className={brandClass(product.brand)}>
      <div className="product split wide">
        <p className="product-back">
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
        <section className="gallery" aria-label="Product gallery">
          <GalleryPicture
            picture={piece}
            caption={captions.product}
            credit={credits[0]}
            className={viewTransitionClass(product.slug)}
          />
          <GalleryPicture picture={pack} caption={captions.pack} credit={credits[1]} />
        </section>
        <div className="product-head">
          <p className="product-line row">
            <BrandName brand={product.brand} />
            <TierBadge tier={product.marketTier} color={product.tierColor} />
          </p>
          <h1 className="minor">{product.name}</h1>
          {product.rating && (
            <p className="product-rating">
              <ProductValue {...stated} field="rating" />{" "}
              <span className="product-reviews">
                from <ProductValue {...stated} field="reviews" />
                <KindWord kind={kindOf("rating")} />
              </span>
            </p>
          )}
          <RichText as="p" className="lead" text={words.summary} />
          <p className="product-compare no-print">
            <ButtonLink to={compareAnchor(product.slug)}>Compare with others</ButtonLink>
          </p>
        </div>
        <dl className="stat-tiles">
          {tiles.map(([label, field]) => (
            <StatTile
              key={field}
              label={
                <>
                  {label}
                  <KindWord kind={kindOf(field)} />
                </>
              }
              value={<ProductValue {...stated} field={field} />}
            />
          ))}
        </dl>
        <div className="product-text">
          <section aria-labelledby="profile-heading">
            <h2 className="minor" id="profile-heading">
              Profile
            </h2>
            <Paragraphs texts={words.profile} />
          </section>
          <div className="columns">
            {lists.map(([title, field]) => (
              <section key={field}>
                <h2 className="minor">{title}</h2>
                <StatementList items={words[field]} />
              </section>
            ))}
          </div>
        </div>
        <Box title="Price Information" className="product-price">
          <Fact term="Current Price" kind={kindOf("price")}>
            <ProductValue {...stated} field="price" />
          </Fact>
          <Fact term="Price Range" kind={kindOf("priceRange")}>
            <ProductValue {...stated} field="priceRange" />
          </Fact>
          <Fact term="Market Tier" kind={kindOf("marketTier")}>
            <ProductValue {...stated} field="marketTier" />
          </Fact>
        </Box>
        <Box title="Market Position" className="product-position">
          <Fact term="Brand">
            <BrandName brand={product.brand} />
          </Fact>
          <Fact term="Brand Color" kind={kindOf("brandColor")}>
            <span className="swatch" /> <ProductValue {...stated} field="brandColor" />
          </Fact>
          {product.group !== product.brand && <Fact term="Counted for share with">{product.group}</Fact>}
          <Fact term="Place in the list">
            {product.place} of {loaderData.count}
          </Fact>
        </Box>
      </div>
      <Neighbors {...neighbors} />
      <PageNotes sources={sources} cite={product.slug} />
    </article>
  );
}

interface GalleryProps {
  picture: PictureRef;
  caption: Text;
  credit: string | undefined;
  className?: string;
}

function GalleryPicture({ picture, caption, credit, className = "" }: GalleryProps) {
  return (
    <figure>
      <Picture picture={picture} className={`tinted ${className}`} eager />
      <figcaption className="caption">
        <RichText text={caption} />
        {credit && ` · ${credit}`}
      </figcaption>
    </figure>
  );
}

function Box({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section className={`box card ${className}`}>
      <h2 className="minor">{title}</h2>
      <dl className="pairs">{children}</dl>
    </section>
  );
}

function Neighbors({ previous, next }: Data["neighbors"]) {
  return (
    <nav className="neighbors wrap wide no-print" aria-label="Other products">
      {previous && (
        <a href={href(previous.path)} rel="prev" className={`card ${brandClass(previous.brand)}`}>
          <Picture picture={previous.picture} className="tinted" />
          <span>
            <small>← Previous product</small> {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={href(next.path)} rel="next" className={`card ${brandClass(next.brand)}`}>
          <span>
            <small>Next product →</small> {next.name}
          </span>
          <Picture picture={next.picture} className="tinted" />
        </a>
      )}
    </nav>
  );
}
