import type { ReactNode } from "react";
import { redirect } from "react-router";
import { findRecord } from "../../analysis/find-record";
import { plainText, resolveAll, type Text } from "../../analysis/text";
import { BrandName } from "../../components/brand-name";
import { ButtonLink } from "../../components/button-link";
import { Checks } from "../../components/checks";
import { Fact } from "../../components/fact";
import { LinkLine } from "../../components/link-line";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { Picture } from "../../components/picture";
import { RichText } from "../../components/rich-text";
import { TitledSection } from "../../components/titled-section";
import { brandClass } from "../../document/brand";
import type { PageHandle } from "../../document/page-handle";
import { productMeta } from "../../document/page-meta";
import {
  skipOtherTransitions,
  viewTransitionClass,
  viewTransitionRules,
} from "../../document/view-transition";
import { editionContext } from "../../edition/context";
import { type PictureRef, pictureCaption, productPicture } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { compareAnchor, guideId, pages } from "../../urls";
import type { Route } from "./+types/product";
import { composeProduct, groupByTier } from "./compose-product";
import { Numbers } from "./numbers";
import { ProductFact } from "./product-fact";
import { ProductHead } from "./product-head";
import { ProductLists } from "./product-lists";
import { ProductsByTier } from "./products-by-tier";
import "../../styles/rows.css";
import "../../styles/tinted.css";
import "../../styles/view-transition.css";
import "./product.css";

export const handle: PageHandle = { headScript: skipOtherTransitions() };
export function loader({ params, context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const index = edition.products.findIndex((product) => product.slug === params.slug);
  const product = edition.products[index];
  // Development only: hosts serve /products/404 for an unknown slug.
  if (!product) throw redirect(pages.productNotFound.path);

  const composed = composeProduct(edition, product);
  const { known, invented, check, guide, byTier } = edition.report.list;
  const { checks } = findRecord(edition.report.products, "slug", product.slug);
  const lines = checks.map((name) => guide.safe.lines[name]);
  const shared = resolveAll({ known, invented, check, lines, byTier }, edition.resolver);
  const captions = {
    product: pictureCaption(edition, product.slug, "product"),
    pack: pictureCaption(edition, product.slug, "pack"),
  };
  return {
    meta: productMeta(edition, product, plainText(composed.words.summary)),
    rules: viewTransitionRules([product.slug]),
    ...composed,
    packPicture: productPicture(edition, product.slug, "pack"),
    captions,
    shared,
    tiers: groupByTier(edition),
    count: edition.products.length,
    sources: citedSources(edition, [composed, shared, captions]),
  };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, words, shared, notes, picture, packPicture, captions, tiers, sources } = loaderData;
  const stated = { product, notes };
  return (
    <article className={brandClass(product.brand)}>
      <div className="product split wide">
        <LinkLine to={pages.products.path}>← Back to Products</LinkLine>
        <section className="gallery" aria-label="Product gallery">
          <GalleryPicture
            picture={picture}
            caption={captions.product}
            className={viewTransitionClass(product.slug)}
          />
          <GalleryPicture picture={packPicture} caption={captions.pack} />
        </section>
        <div className="product-head">
          <ProductHead {...stated} words={words} heading="h1" />
          <p className="apart no-print">
            <ButtonLink to={compareAnchor(product.slug)}>Compare with others</ButtonLink>
          </p>
        </div>
        <Numbers {...stated} invented={shared.invented} />
        <div className="product-text">
          <TitledSection id="known" title={shared.known}>
            <Paragraphs texts={words.profile} />
          </TitledSection>
          <ProductLists words={words} heading="h2" />
        </div>
        <div className="boxes columns">
          <Box title="Price Information">
            <ProductFact term="Price Range" field="priceRange" {...stated} />
            <ProductFact term="Market Tier" field="marketTier" {...stated} />
            <ProductFact term="Current Price" field="price" {...stated} />
          </Box>
          <Box title="Market Position">
            <Fact term="Brand">
              <BrandName brand={product.brand} />
            </Fact>
            <ProductFact term="Theme" field="theme" {...stated} />
            <ProductFact term="License" field="license" {...stated} />
            {product.group !== product.brand && <Fact term="Counted for share with">{product.group}</Fact>}
            <Fact term="Place in the list">
              {product.rank} of {loaderData.count}
            </Fact>
            <ProductFact term="Brand Color" field="brandColor" {...stated}>
              <span className="brand-dot" />
            </ProductFact>
          </Box>
        </div>
      </div>
      <div className="wide">
        <TitledSection className="pad inset" id="check" title={shared.check.title}>
          <Checks lines={shared.lines} />
          <LinkLine to={`${pages.products.path}#${guideId}`}>{shared.check.more}</LinkLine>
        </TitledSection>
      </div>
      <ProductsByTier title={shared.byTier} tiers={tiers} current={product.rank} />
      <PageNotes sources={sources} cite={product.slug} />
    </article>
  );
}

interface GalleryProps {
  picture: PictureRef;
  caption: Text;
  className?: string;
}

function GalleryPicture({ picture, caption, className = "" }: GalleryProps) {
  return (
    <figure>
      <Picture picture={picture} className={`tinted ${className}`} eager />
      <RichText as="figcaption" className="caption" text={caption} />
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
