import { type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { CollectorContext, createCollector, type PageCollector } from "../../parts/page-context";
import { RichText } from "../../parts/rich-text";
import { Legend } from "../../parts/value";
import type { Report } from "../../report/report";
import { toSourceNumbers } from "../../report/sources";
import { guideAnchor } from "../../urls";
import { hasIllustrative } from "../../value";
import { CompareTable } from "./compare-table";
import { Guide } from "./guide";
import { toListedProduct } from "./product-card";
import { ProductList } from "./product-list";
import "./products.css";

export function ProductsPage({ report }: { report: Report }) {
  const { productsPage: words, products, shares, tiers } = report;
  const list = {
    products: products.map(toListedProduct),
    brands: [...new Set(products.map(({ brand }) => brand))],
    tiers: tiers.filter((tier) => tier.products.length > 0).map(({ label }) => label),
    empty: report.site.empty,
    sources: toSourceNumbers(report.sources),
    shareNotes: Object.fromEntries(
      shares
        .filter(({ joining }) => joining)
        // Functions, because "$" in a name means something else to replace.
        .map(({ group, joining }) => [
          group,
          words.shareNote.replace("{joining}", () => joining).replace("{brand}", () => group),
        ]),
    ),
  };
  const collector = useContext(CollectorContext) ?? createCollector();
  const data = JSON.stringify(list).replaceAll("<", "\\u003c");
  return (
    <>
      <div className="list-head container">
        <RichText as="h1" className="heading-small" text={words.title} plain />
        <p className="lead">
          <RichText text={words.intro} /> <a href={`#${guideAnchor}`}>{words.guide.kicker}</a>
        </p>
        {/* Above the list, because React hydrates the list exactly as it was rendered. */}
        {hasIllustrative(list.products) && <Legend />}
      </div>
      {/* app/client/hydrate-list.tsx hydrates the list with the data below. */}
      <div
        id="product-list"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: renderList(<ProductList {...list} />, collector) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data that cannot end the element */}
      <script type="application/json" id="product-list-data" dangerouslySetInnerHTML={{ __html: data }} />
      <CompareTable report={report} />
      <Guide words={words.guide} products={products} />
    </>
  );
}

/**
 * Renders the list apart from the page, because React hydrates it alone. What it cites and its colors belong to the page;
 * it never contains the legend, which React would not find when it hydrates.
 */
function renderList(list: ReactNode, { citedSources, colorClasses }: PageCollector): string {
  const collector: PageCollector = { ...createCollector(), citedSources, colorClasses, legend: "done" };
  return renderToString(<CollectorContext value={collector}>{list}</CollectorContext>);
}
