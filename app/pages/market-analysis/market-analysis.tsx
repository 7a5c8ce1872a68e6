import { BrandName } from "../../parts/brand-name";
import { NarrowFold } from "../../parts/narrow-fold";
import { PageSources } from "../../parts/page-sources";
import { Picture } from "../../parts/picture";
import { ProductMarks } from "../../parts/product-marks";
import { Paragraphs, RichText, RichTexts } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { StatementList } from "../../parts/statement-list";
import { listPacks } from "../../report/packs";
import { pictureOf } from "../../report/pictures";
import type { Report } from "../../report/report";
import { citedSources } from "../../report/sources";
import { href, pages } from "../../urls";
import { BrandShare } from "./brand-share";
import { Insights, listDates } from "./insights";
import { Opportunities } from "./opportunities";
import { PackPrices } from "./pack-prices";
import { Stage } from "./stage";
import { listNumbers, Trends } from "./trends";
import "./market-analysis.css";

export function MarketAnalysisPage({ report }: { report: Report }) {
  const { market, figures, sources } = report;
  const { title, lead, scope, share, tiers } = market;
  const cited = [market, figures, listDates(report), listNumbers(report), listPacks(report)];
  return (
    <article className="market">
      <div className="page split beside wide">
        <RichText as="h1" className="minor" text={title} plain />
        <RichText as="p" className="lead" text={lead} />
      </div>
      <Stage report={report} />
      <Section id="share" words={share} className="section" inner="wide">
        <div className="split beside market-share">
          <div className="flow">
            <Paragraphs texts={share.paragraphs} />
            {scope && <RichText as="p" className="caption" text={scope} />}
          </div>
          <BrandShare report={report} />
        </div>
      </Section>
      <Section id="tiers" words={tiers} className="section" inner="wide">
        <div className="stack">
          <div className="flow texts">
            <RichTexts as="p" texts={tiers.paragraphs} />
          </div>
          <PackPrices report={report} />
        </div>
      </Section>
      <Trends report={report} />
      <Insights report={report} />
      <Advantages report={report} />
      <Opportunities report={report} />
      <Conclusion report={report} />
      <PageSources sources={citedSources(sources, cited)} />
    </article>
  );
}

function Advantages({ report: { market, products } }: { report: Report }) {
  return (
    <Section id="advantages" words={market.advantages} className="section" inner="wide">
      <ul className="advantages">
        {market.advantages.brands.map(({ brand, points }) => (
          <li key={brand} className="row accordion">
            <h3 className="flush">
              <BrandName brand={brand} />
            </h3>
            <ProductMarks products={products.filter((product) => product.brand === brand)} />
            <NarrowFold summary="Advantages" of={brand}>
              <StatementList items={points} />
            </NarrowFold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the page comes to, and what to do next: the checklist leads to the sheet that prints. */
function Conclusion({ report: { market } }: { report: Report }) {
  const { act, ...words } = market.conclusion;
  return (
    <Section id="conclusion" words={words} className="section" inner="wide">
      <div className="split beside">
        <Paragraphs texts={words.paragraphs} />
        <div className="card conclusion-act">
          <div className="flow">
            <h3>{act.heading}</h3>
            <RichText as="p" text={act.text} />
          </div>
          <a href={href(pages.checklist.path)}>
            <Picture picture={pictureOf(act.picture)} />
            {pages.checklist.label}
          </a>
        </div>
      </div>
    </Section>
  );
}
