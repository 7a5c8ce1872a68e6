import type { ReactNode } from "react";
import { redirect } from "react-router";
import { findRecord } from "../../analysis/find-record";
import type { ValueField } from "../../analysis/product";
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
import { loadEdition } from "../../edition/edition";
import { type PictureRef, productPicture } from "../../edition/pictures";
import { productWords, valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { compareAnchor, href, pages } from "../../urls";
import type { Route } from "./+types/product";
import { listPlaces } from "./list-places";
import { Numbers } from "./numbers";
import { Places } from "./places";
import "../../styles/rows.css";
import "../../styles/tinted.css";
import "../../styles/view-transition.css";
import "./product.css";

export const handle: PageHandle = { headScript: skipOtherTransitions() };
export const meta = pageHead;

export function loader({ params }: Route.LoaderArgs) {
  const edition = loadEdition();
  const index = edition.products.findIndex((product) => product.slug === params.slug);
  const product = edition.products[index];
  // Development only: hosts serve /products/404 for an unknown slug.
  if (!product) throw redirect(pages.productNotFound.path);

  const words = productWords(edition, product);
  const notes = valueNotes(edition, product);
  const { gallery, known, invented, pack, places } = edition.report.list;
  const shared = resolveAll({ gallery, known, invented, pack, places }, edition.resolver);
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
    shared,
    notes,
    places: listPlaces(edition),
    count: edition.products.length,
    sources: citedSources(edition, [words, notes, shared]),
  };
}

// In the specification's order, which is also the order on narrow screens.
const lists = [
  ["Product Features", "features"],
  ["Unique Selling Points", "uniqueSellingPoints"],
  ["Additional Information", "additionalInfo"],
  ["Target Audience", "targetAudience"],
] as const;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, words, shared, notes, pictures, credits, places, sources } = loaderData;
  const stated = { product, notes };
  const kindOf = (field: ValueField) => product.evidence[field]?.kind;
  const fact = (term: string, field: ValueField) =>
    product[field] && (
      <Fact term={term} kind={kindOf(field)}>
        <ProductValue {...stated} field={field} />
      </Fact>
    );
  const [piece, pack] = pictures;
  return (
    <article className={brandClass(product.brand)}>
      <div className="product split wide">
        <p className="product-back no-print">
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
        <section className="gallery" aria-label="Product gallery">
          <GalleryPicture
            picture={piece}
            caption={shared.gallery.product}
            credit={credits[0]}
            className={viewTransitionClass(product.slug)}
          />
          <GalleryPicture picture={pack} caption={shared.gallery.pack} credit={credits[1]} />
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
          <p className="apart no-print">
            <ButtonLink to={compareAnchor(product.slug)}>Compare with others</ButtonLink>
          </p>
        </div>
        <Numbers {...stated} invented={shared.invented} />
        <div className="product-text">
          <section aria-labelledby="known-heading">
            <h2 className="minor" id="known-heading">
              {shared.known}
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
        <div className="boxes columns">
          <Box title="Price Information">
            {fact("Price Range", "priceRange")}
            {fact("Market Tier", "marketTier")}
            {fact("Current Price", "price")}
          </Box>
          <Box title="Market Position">
            <Fact term="Brand">
              <BrandName brand={product.brand} />
            </Fact>
            {fact("Theme", "theme")}
            {fact("License", "license")}
            {product.group !== product.brand && <Fact term="Counted for share with">{product.group}</Fact>}
            <Fact term="Place in the list">
              {product.place} of {loaderData.count}
            </Fact>
            <Fact term="Brand Color" kind={kindOf("brandColor")}>
              <span className="swatch" /> <ProductValue {...stated} field="brandColor" />
            </Fact>
          </Box>
        </div>
      </div>
      <div className="wide">
        <section className="pad inset" aria-labelledby="pack-heading">
          <h2 className="minor" id="pack-heading">
            {shared.pack.title}
          </h2>
          <RichText as="p" text={shared.pack.lead} />
          <dl className="columns columns-narrow apart">
            {shared.pack.lines.map(({ title, text }) => (
              <div key={plainText(title)}>
                <RichText as="dt" className="label" text={title} />
                <RichText as="dd" text={text} />
              </div>
            ))}
          </dl>
        </section>
        <p className="no-print">
          <a className="target" href={href(pages.shelfWalk.path)}>
            {pages.shelfWalk.label}
          </a>
        </p>
      </div>
      <Places title={shared.places} tiers={places} current={product.place} />
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

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="box card">
      <h2 className="minor">{title}</h2>
      <dl className="pairs">{children}</dl>
    </section>
  );
}
