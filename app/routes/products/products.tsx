import { PageSources } from "../../components/page-sources";
import { RichText } from "../../components/rich-text";
import { Legend } from "../../components/value";
import { pageMeta } from "../../document/page-meta";
import { pictureOf } from "../../report/pictures";
import type { Product } from "../../report/product";
import { readReport } from "../../report/report";
import { citedSources } from "../../report/sources";
import { plainText } from "../../report/text";
import { guideId, listScript } from "../../urls";
import type { Route } from "./+types/products";
import { CompareTable } from "./compare-table";
import { Guide } from "./guide";
import { ProductList } from "./product-list";
import "./products.css";

/** Rendered so that React can take the markup over. */
export const handle = { hydrates: true };

export function loader() {
  const report = readReport();
  const { title, intro, compare, guide } = report.list;
  const values = report.products.map(({ count, price, packaging, rating, reviews, license }) => {
    return [count, price, packaging, rating, reviews, license];
  });
  return {
    meta: pageMeta(report, "products"),
    words: { title, intro, compare, guide },
    list: {
      products: report.products.map(listProduct),
      brands: [...new Set(report.products.map(({ brand }) => brand))],
      tiers: report.tiers.filter((tier) => tier.products.length > 0).map(({ label }) => label),
      empty: pictureOf(report.site.empty),
    },
    products: report.products,
    sources: citedSources(report.sources, [intro, values, compare, guide]),
  };
}

/** What a card shows of a product, which the page also holds as data for React. */
export type ListedProduct = ReturnType<typeof listProduct>;

function listProduct({ features, pictures, ...product }: Product) {
  const { slug, name, rank, brand, marketTier, tierColor, count, price, rating, reviews } = product;
  return {
    ...{ slug, name, rank, brand, marketTier, tierColor, count, price, rating, reviews },
    features: features.slice(0, 2).map(({ text }) => plainText(text)),
    picture: pictures.product,
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, list, products, sources } = loaderData;
  return (
    <>
      <div className="list-head wide">
        <RichText as="h1" className="minor" text={words.title} plain />
        <p className="lead">
          <RichText text={words.intro} /> <a href={`#${guideId}`}>{words.guide.kicker}</a>
        </p>
        <Legend of={list.products} />
      </div>
      <div id="product-list">
        <ProductList {...list} />
      </div>
      {/* Development hydrates the whole page. */}
      {!import.meta.env.DEV && <ListScript list={list} />}
      <CompareTable words={words.compare} products={products} />
      <Guide words={words.guide} products={products} />
      <PageSources sources={sources} />
    </>
  );
}

/** What makes the list work: its data, and React. */
function ListScript({ list }: { list: object }) {
  const data = JSON.stringify(list).replaceAll("<", "\\u003c");
  return (
    <>
      {/* Else it is fetched after the document is parsed. */}
      <link rel="modulepreload" href={listScript} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data that cannot end the element */}
      <script type="application/json" id="product-list-data" dangerouslySetInnerHTML={{ __html: data }} />
      <script type="module" src={listScript} />
    </>
  );
}
