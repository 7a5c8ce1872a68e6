import { resolveAll } from "../../analysis/text";
import { ClaimList } from "../../components/claim-list";
import { FigureFrame } from "../../components/figure-frame";
import { Advantages as AdvantageList } from "../../components/market/advantages";
import { DateList } from "../../components/market/date-list";
import { Insights } from "../../components/market/insights";
import { Opening } from "../../components/opening";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { TierShelves } from "../../components/tier-shelves";
import { describeMeta } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { citedSources, listDates } from "../../edition/sources";
import type { Route } from "./+types/market-analysis";
import css from "./market-analysis.css?inline";

export const handle: PageHandle = { css };

export function meta({ loaderData }: Route.MetaArgs) {
  return describeMeta(loaderData?.meta);
}

export function loader() {
  const edition = loadEdition();
  const { report, resolver, tiers } = edition;
  const page = resolveAll(report.market, resolver);
  const all = edition.figures();
  const figures = { share: all["brand-share"], tiers: all["price-tiers"] };
  const tierNotes = resolveAll(
    report.tiers.map(({ label, note }) => ({ label, note })),
    resolver,
  );
  const dates = listDates(edition);
  return {
    meta: pageMeta(edition, "marketAnalysis"),
    page,
    figures,
    tiers,
    tierNotes,
    dates,
    gallery: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
    sources: citedSources(
      edition,
      [page, figures, tierNotes],
      dates.flatMap((date) => date.notes),
    ),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function MarketAnalysis({ loaderData }: Route.ComponentProps) {
  const { page, sources } = loaderData;
  return (
    <article>
      <div className="market-head wide">
        <h1>
          <RichText text={page.title} plain />
        </h1>
        <p className="market-lead">
          <RichText text={page.lead} />
        </p>
        <Contents page={page} />
      </div>
      <Share {...loaderData} />
      <Tiers {...loaderData} />
      <section className="market-section deferred" id="trends" aria-labelledby="trends-heading">
        <div className="wide">
          <Opening id="trends" kicker={page.trends.kicker} heading={page.trends.heading} />
          <p className="section-text">
            <RichText text={page.trends.text} />
          </p>
          <ClaimList claims={page.trends.cards} />
        </div>
      </section>
      <Gallery {...loaderData} />
      <Advantages {...loaderData} />
      <section
        className="market-section deferred opportunities"
        id="opportunities"
        aria-labelledby="opportunities-heading"
      >
        <div className="wide">
          <Opening
            id="opportunities"
            kicker={page.opportunities.kicker}
            heading={page.opportunities.heading}
          />
          <p className="section-text">
            <RichText text={page.opportunities.text} />
          </p>
          <ClaimList claims={page.opportunities.items} bullets />
        </div>
      </section>
      <section
        className="market-section deferred wide conclusion"
        id="conclusion"
        aria-labelledby="conclusion-heading"
      >
        <Opening id="conclusion" kicker={page.conclusion.kicker} heading={page.conclusion.heading} />
        <Paragraphs texts={page.conclusion.paragraphs} />
      </section>
      <PageNotes sources={sources} cite="marketAnalysis" />
    </article>
  );
}

function Contents({ page }: { page: Data["page"] }) {
  const sections = [
    "share",
    "tiers",
    "trends",
    "gallery",
    "advantages",
    "opportunities",
    "conclusion",
  ] as const;
  return (
    <nav className="contents no-print" aria-label="On this page">
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{page[section].kicker}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Share({ page: { share }, figures }: Data) {
  return (
    <section className="market-section deferred wide beside" id="share" aria-labelledby="share-heading">
      <div>
        <Opening id="share" kicker={share.kicker} heading={share.heading} />
        <Paragraphs texts={share.paragraphs} />
      </div>
      <div className="beside-figure">
        <FigureFrame figure={figures.share} />
      </div>
    </section>
  );
}

function Tiers({ page, figures, tiers, tierNotes }: Data) {
  return (
    <section className="market-section deferred" id="tiers" aria-labelledby="tiers-heading">
      <div className="wide">
        <div className="beside">
          <div>
            <Opening id="tiers" kicker={page.tiers.kicker} heading={page.tiers.heading} />
            <Paragraphs texts={page.tiers.paragraphs} />
          </div>
          <div className="beside-figure">
            <FigureFrame figure={figures.tiers} />
          </div>
        </div>
        <TierShelves tiers={tiers} notes={tierNotes} />
      </div>
    </section>
  );
}

function Gallery({ page: { gallery: words }, gallery, dates }: Data) {
  return (
    <section className="market-section deferred band" id="gallery" aria-labelledby="gallery-heading">
      <div className="wide">
        <Opening id="gallery" kicker={words.kicker} heading={words.heading} />
        <Insights insights={words.pictures} pictures={gallery} />
        <DateList dates={dates} />
      </div>
    </section>
  );
}

function Advantages({ page: { advantages } }: Data) {
  return (
    <section className="market-section deferred wide" id="advantages" aria-labelledby="advantages-heading">
      <Opening id="advantages" kicker={advantages.kicker} heading={advantages.heading} />
      <p className="section-text">
        <RichText text={advantages.text} />
      </p>
      <AdvantageList brands={advantages.brands} />
    </section>
  );
}
