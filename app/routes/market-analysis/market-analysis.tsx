import { BrandName } from "../../components/brand-name";
import { NarrowFold } from "../../components/narrow-fold";
import { PageSources } from "../../components/page-sources";
import { Picture } from "../../components/picture";
import { ProductMarks } from "../../components/product-marks";
import { Paragraphs, RichText, RichTexts } from "../../components/rich-text";
import { Section } from "../../components/section";
import { StatementList } from "../../components/statement-list";
import { pageMeta } from "../../document/page-meta";
import { listPacks } from "../../report/packs";
import { pictureOf } from "../../report/pictures";
import { readReport } from "../../report/report";
import { selectProducts } from "../../report/selection";
import { citedSources } from "../../report/sources";
import { makeNotes } from "../../report/text";
import { hasPrints } from "../../settings";
import { figurePng, href, pages } from "../../urls";
import type { Route } from "./+types/market-analysis";
import { BrandShare } from "./brand-share";
import { Insights } from "./insights";
import { Opportunities } from "./opportunities";
import { PackPrices } from "./pack-prices";
import { Stage } from "./stage";
import { Trends } from "./trends";
import "./market-analysis.css";

export function loader() {
  const report = readReport();
  const { market, figures, sources } = report;
  const sourceIds = sources.map(({ id }) => id);
  const { insights, trends, opportunities, conclusion } = market;
  const exhibit = ({ shows, picture }: (typeof trends.cards | typeof opportunities.items)[number]) => ({
    products: selectProducts(report.products, shows),
    picture: picture && pictureOf(picture),
  });
  const png = (figure: keyof typeof figures) => (hasPrints ? figurePng(figure) : undefined);
  const shown = {
    dates: insights.dates.map(({ year, ...date }, index, all) => ({
      ...date,
      year: year.value,
      gap: year.value - (all[index - 1]?.year ?? year).value,
      notes: makeNotes(year.sources, sourceIds),
    })),
    numbers: trends.numbers.rows.map((row) => ({
      ...row,
      notes: makeNotes(
        [...new Set([row.part, row.whole, row.to].flatMap((part) => part?.sources ?? []))],
        sourceIds,
      ),
    })),
    trends: trends.cards.map(exhibit),
    opportunities: opportunities.items.map(exhibit),
    pictures: insights.pictures.map(({ picture }) => picture && pictureOf(picture)),
    checklist: pictureOf(conclusion.act.picture),
  };
  return {
    meta: pageMeta(report, "marketAnalysis"),
    report,
    ...shown,
    pngs: { share: png("brand-share"), prices: png("pack-prices") },
    sources: citedSources(sources, [market, figures, shown.dates, shown.numbers, listPacks(report)]),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function MarketAnalysis({ loaderData }: Route.ComponentProps) {
  const { report, dates, numbers, pictures, pngs, sources } = loaderData;
  const { title, lead, scope, share, tiers, trends, insights, opportunities } = report.market;
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
          <BrandShare report={report} png={pngs.share} />
        </div>
      </Section>
      <Section id="tiers" words={tiers} className="section" inner="wide">
        <div className="stack">
          <div className="flow texts">
            <RichTexts as="p" texts={tiers.paragraphs} />
          </div>
          <PackPrices report={report} png={pngs.prices} />
        </div>
      </Section>
      <Trends trends={trends} shown={loaderData.trends} numbers={numbers} />
      <Insights insights={insights} pictures={pictures} dates={dates} />
      <Advantages {...loaderData} />
      <Opportunities opportunities={opportunities} shown={loaderData.opportunities} />
      <Conclusion {...loaderData} />
      <PageSources sources={sources} />
    </article>
  );
}

function Advantages({ report }: Data) {
  const { market } = report;
  return (
    <Section id="advantages" words={market.advantages} className="section" inner="wide">
      <ul className="advantages">
        {market.advantages.brands.map(({ brand, points }) => (
          <li key={brand} className="row accordion">
            <h3 className="flush">
              <BrandName brand={brand} />
            </h3>
            <ProductMarks products={report.products.filter((product) => product.brand === brand)} />
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
function Conclusion({ report: { market }, checklist }: Data) {
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
            <Picture picture={checklist} />
            {pages.checklist.label}
          </a>
        </div>
      </div>
    </Section>
  );
}
