import { BrandName } from "../../parts/badges";
import { ContentsLayout } from "../../parts/contents-layout";
import { Picture } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import type { Report } from "../../report/report";
import { href, pages } from "../../urls";
import { BrandShare } from "./brand-share";
import { Insights } from "./insights";
import { Opportunities } from "./opportunities";
import { PriceTiers } from "./price-tiers";
import { Stage } from "./stage";
import { Trends } from "./trends";
import "./market-analysis.css";

interface MarketAnalysisPageProps {
  report: Report;
  /** Omits the stage from the PDF, where the figures give the same information. */
  isPrinted?: boolean;
}

export function MarketAnalysisPage({ report, isPrinted }: MarketAnalysisPageProps) {
  const { market } = report;
  const { title, lead, share, tiers, trends, insights, advantages, opportunities, conclusion } = market;
  // The first id is "brands" instead of "share", because reader views mistake elements with "share" in their id for buttons
  // of social networks and omit them.
  const sections = { brands: share, tiers, trends, insights, advantages, opportunities, conclusion };
  return (
    <article className="market-analysis">
      <div className="market-analysis-header stack-large side-by-side container">
        <RichText as="h1" className="heading-small" text={title} plain />
        <RichText as="p" className="lead" text={lead} />
      </div>
      {!isPrinted && <Stage report={report} />}
      <ContentsLayout sections={Object.entries(sections).map(([id, { kicker }]) => ({ id, label: kicker }))}>
        <Section id="brands" opening={share} className="section">
          <div className="stack market-analysis-figure">
            <Paragraphs texts={share.paragraphs} />
            <BrandShare report={report} />
          </div>
        </Section>
        <Section id="tiers" opening={tiers} className="section">
          <div className="stack market-analysis-figure">
            <Paragraphs texts={tiers.paragraphs} />
            <PriceTiers report={report} />
          </div>
        </Section>
        <Trends report={report} />
        <Insights report={report} />
        <Advantages report={report} />
        <Opportunities report={report} />
        <Conclusion report={report} />
      </ContentsLayout>
    </article>
  );
}

/** Renders the advantages of brands, each with the drawings of the brand's products. */
function Advantages({ report }: { report: Report }) {
  const { advantages } = report.market;
  return (
    <Section id="advantages" opening={advantages} className="section">
      <ul className="advantages auto-grid media-list">
        {advantages.brands.map(({ brand, text }) => (
          <li key={brand}>
            <h3 className="margin-0">
              <BrandName brand={brand} />
            </h3>
            <ProductRow products={report.products.filter((product) => product.brand === brand)} />
            <RichText as="p" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders the conclusion and the next step for the reader, which is to print the checklist. */
function Conclusion({ report: { market } }: { report: Report }) {
  const { nextStep, ...text } = market.conclusion;
  return (
    <Section id="conclusion" opening={text} className="section">
      <div className="stack-large side-by-side conclusion">
        <Paragraphs texts={text.paragraphs} />
        <div className="card inset-small conclusion-next-step flex-wrap">
          <div className="flow">
            <h3>{nextStep.heading}</h3>
            <RichText as="p" text={nextStep.text} />
          </div>
          <a href={href(pages.checklist.path)}>
            <Picture picture={nextStep.picture} />
            {pages.checklist.label}
          </a>
        </div>
      </div>
    </Section>
  );
}
