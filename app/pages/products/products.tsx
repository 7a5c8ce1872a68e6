import { type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { CollectorContext, createCollector, type PageCollector } from "../../parts/page-context";
import { RichText } from "../../parts/rich-text";
import { Legend } from "../../parts/value";
import { formatShareNotes } from "../../report/groups";
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
  const { productsPage, products, shares, tiers } = report;
  const listProps = {
    products: products.map(toListedProduct),
    brands: [...new Set(products.map(({ brand }) => brand))],
    tiers: tiers.filter((tier) => tier.products.length > 0).map(({ label }) => label),
    noResultsPicture: report.site.noResultsPicture,
    notKnown: productsPage.notKnown,
    sources: toSourceNumbers(report.sources),
    shareNotes: formatShareNotes(shares, productsPage.shareNote),
  };
  const collector = useContext(CollectorContext) ?? createCollector();
  const data = JSON.stringify(listProps).replaceAll("<", "\\u003c");
  return (
    <>
      <div className="products-header container">
        <RichText as="h1" className="heading-small" text={productsPage.title} plain />
        <p className="lead">
          <RichText text={productsPage.intro} /> <a href={`#${guideAnchor}`}>{productsPage.guide.kicker}</a>
        </p>
        {/* Above the list, because a legend in the list would be missing after hydration. */}
        {hasIllustrative(listProps.products) && <Legend />}
      </div>
      {/* app/client/hydrate-list.tsx hydrates the list with the data below. */}
      <div
        id="product-list"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped this HTML
        dangerouslySetInnerHTML={{ __html: renderList(<ProductList {...listProps} />, collector) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close the script element */}
      <script type="application/json" id="product-list-data" dangerouslySetInnerHTML={{ __html: data }} />
      <CompareTable report={report} />
      <Guide guide={productsPage.guide} products={products} />
    </>
  );
}

/**
 * Renders the list separately from the page, because React hydrates only the list. Its cited sources and its colors
 * are added to the collector of the page. It never contains the legend, because the browser has no collector and
 * would not render one during hydration.
 */
function renderList(list: ReactNode, { citedSources, colorClasses }: PageCollector): string {
  const collector: PageCollector = { ...createCollector(), citedSources, colorClasses, legend: "done" };
  return renderToString(<CollectorContext value={collector}>{list}</CollectorContext>);
}
