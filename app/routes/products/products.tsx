import { productPrefix } from "../../analysis/derived-values";
import { findRecord } from "../../analysis/find-record";
import { plainText, resolveAll, resolveProse } from "../../analysis/text";
import { PageNotes } from "../../components/page-notes";
import { RichText } from "../../components/rich-text";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { skipOtherTransitions, viewTransitionRules } from "../../document/view-transition";
import { editionContext } from "../../edition/context";
import type { Edition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { guideId } from "../../urls";
import type { Route } from "./+types/products";
import { dataId, type ListedProduct, listId, type ProductListData } from "./explorer/listed-product";
import { ProductExplorer } from "./explorer/product-explorer";
import { Guide } from "./guide";
import "../../styles/view-transition.css";
import "./products.css";

export const handle: PageHandle = { island: true, headScript: skipOtherTransitions() };
export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, resolver } = edition;
  const words = resolveAll(report.list, resolver);
  return {
    meta: pageMeta(edition, "products"),
    rules: viewTransitionRules(edition.products.map(({ slug }) => slug)),
    words,
    list: listProducts(edition),
    sources: citedSources(edition, words.guide),
  };
}

export default function Products({ loaderData: { words, list, sources } }: Route.ComponentProps) {
  return (
    <>
      <div className="list-head wide">
        <RichText as="h1" text={words.title} plain />
        <p className="lead">
          <RichText text={words.intro} /> <a href={`#${guideId}`}>{words.guide.kicker}</a>
        </p>
      </div>
      <p className="list-note wide">
        Filters need JavaScript, so the whole list is shown.{" "}
        {/* biome-ignore lint/a11y/useValidAnchor: the page with its query, whose script may load now */}
        <a href="">Try again</a>
      </p>
      <div className="wide" id={listId}>
        <ProductExplorer data={list} />
      </div>
      <script
        type="application/json"
        id={dataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; "<" is escaped so that it cannot end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list).replaceAll("<", "\\u003c") }}
      />
      <Guide words={words.guide} />
      <PageNotes sources={sources} cite="products" />
    </>
  );
}

function listProducts(edition: Edition): ProductListData {
  const { products, report, resolver } = edition;
  const shownFeatures = 2;
  return {
    products: products.map((product): ListedProduct => {
      const { slug, name, brand, marketTier, tierColor, evidence } = product;
      const { count, price, rating } = product;
      const { features } = findRecord(report.products, "slug", slug);
      return {
        slug,
        name,
        brand,
        marketTier,
        tierColor,
        count,
        price,
        kinds: {
          count: evidence.count.kind,
          price: evidence.price.kind,
          ...(evidence.rating && { rating: evidence.rating.kind }),
        },
        ...(rating && { rating }),
        features: features
          .slice(0, shownFeatures)
          .map(({ text }) => plainText(resolveProse(text, resolver, productPrefix(slug)))),
        picture: productPicture(edition, slug, "product"),
      };
    }),
    brands: [...new Set(products.map((product) => product.brand))],
    tiers: edition.tiers.filter((tier) => tier.products.length > 0).map(({ label }) => label),
    emptyPicture: scenePicture(edition, report.site.empty),
  };
}
