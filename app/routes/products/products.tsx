import { PageSources } from "../../components/page-sources";
import { RichText } from "../../components/rich-text";
import { UnexpectedError } from "../../components/unexpected-error";
import { Legend } from "../../components/value";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { pictureOf } from "../../report/pictures";
import type { Product } from "../../report/product";
import { readReport } from "../../report/report";
import { citedSources, type Source } from "../../report/sources";
import { plainText } from "../../report/text";
import { guideId } from "../../urls";
import type { Route } from "./+types/products";
import { CompareTable } from "./compare-table";
import { Guide } from "./guide";
import { ProductList } from "./product-list";
import "./products.css";

export const handle: PageHandle = { hydrates: true };

export function loader() {
  const report = readReport();
  const { title, intro, compare, guide } = report.list;
  const products = report.products.map(listProduct);
  return {
    meta: pageMeta(report, "products"),
    words: { title, intro, compare, guide },
    products,
    brands: [...new Set(products.map(({ brand }) => brand))],
    tiers: report.tiers.filter((tier) => tier.products.length > 0).map(({ label }) => label),
    empty: pictureOf(report.site.empty),
    sources: citedSources(report.sources, [intro, products, compare, guide]).map(listSource),
  };
}

/** What the page shows of a product, which it also holds as data for React. */
export type ListedProduct = ReturnType<typeof listProduct>;

function listProduct(product: Product) {
  const { slug, name, rank, brand, marketTier, tierColor, count, price, packaging, rating, license } =
    product;
  const features = product.features.slice(0, 2).map(({ text }) => plainText(text));
  const picture = product.pictures.product;
  return {
    ...{ slug, name, rank, brand, marketTier, tierColor, count, price, packaging, rating, license },
    ...{ features, picture },
  };
}

/** Without what only the page of all sources shows. */
function listSource({ states, caveat, ...source }: Source) {
  return source;
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, products, brands, tiers, empty, sources } = loaderData;
  return (
    <>
      <div className="list-head wide">
        <RichText as="h1" text={words.title} plain />
        <p className="lead">
          <RichText text={words.intro} /> <a href={`#${guideId}`}>{words.guide.kicker}</a>
        </p>
        <Legend of={products} />
      </div>
      <ProductList products={products} brands={brands} tiers={tiers} empty={empty} />
      <CompareTable words={words.compare} products={products} />
      <Guide words={words.guide} />
      <PageSources sources={sources} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wide section">
      <UnexpectedError />
    </div>
  );
}
