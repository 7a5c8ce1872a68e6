import { BrandName } from "../../components/brand-name";
import { WithContents } from "../../components/contents";
import { PageSources } from "../../components/page-sources";
import { Picture } from "../../components/picture";
import { ProductMarks } from "../../components/product-marks";
import { Paragraphs, RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { pageMeta } from "../../document/page-meta";
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
import { PriceTiers } from "./price-tiers";
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
    dates: insights.timeline.dates.map(({ year, ...date }) => ({
      ...date,
      year: year.value,
      notes: makeNotes(year.sources, sourceIds),
    })),
    trends: trends.cards.map(exhibit),
    opportunities: opportunities.items.map(exhibit),
    pictures: insights.pictures.map(({ picture }) => pictureOf(picture)),
    checklist: pictureOf(conclusion.act.picture),
  };
  return {
    meta: pageMeta(report, "marketAnalysis"),
    report,
    ...shown,
    pngs: { share: png("brand-share"), tiers: png("price-tiers") },
    sources: citedSources(sources, [market, figures, shown.dates]),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function MarketAnalysis({ loaderData }: Route.ComponentProps) {
  const { report, dates, pictures, pngs, sources } = loaderData;
  const { title, lead, share, tiers, trends, insights, advantages, opportunities, conclusion } =
    report.market;
  const sections = Object.entries({ share, tiers, trends, insights, advantages, opportunities, conclusion });
  return (
    <article className="market">
      <div className="page split beside wide">
        <RichText as="h1" className="minor" text={title} plain />
        <RichText as="p" className="lead" text={lead} />
      </div>
      <Stage report={report} />
      <WithContents sections={sections.map(([id, { kicker }]) => ({ id, label: kicker }))}>
        <Section id="share" words={share} className="section">
          <div className="stack market-figure">
            <Paragraphs texts={share.paragraphs} />
            <BrandShare report={report} png={pngs.share} />
          </div>
        </Section>
        <Section id="tiers" words={tiers} className="section">
          <div className="stack market-figure">
            <Paragraphs texts={tiers.paragraphs} />
            <PriceTiers report={report} png={pngs.tiers} />
          </div>
        </Section>
        <Trends trends={trends} shown={loaderData.trends} />
        <Insights insights={insights} pictures={pictures} dates={dates} />
        <Advantages {...loaderData} />
        <Opportunities opportunities={opportunities} shown={loaderData.opportunities} />
        <Conclusion {...loaderData} />
      </WithContents>
      <PageSources sources={sources} />
    </article>
  );
}

function Advantages({ report }: Data) {
  const { advantages } = report.market;
  return (
    <Section id="advantages" words={advantages} className="section">
      <ul className="advantages">
        {advantages.brands.map(({ brand, text }) => (
          <li key={brand}>
            <h3 className="flush">
              <BrandName brand={brand} />
            </h3>
            <ProductMarks products={report.products.filter((product) => product.brand === brand)} />
            <RichText as="p" text={text} />
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
    <Section id="conclusion" words={words} className="section">
      <div className="split beside conclusion">
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
