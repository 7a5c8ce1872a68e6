import { resolveAll } from "../../analysis/text";
import { ClaimList } from "../../components/claim-list";
import { FigureFrame } from "../../components/figure-frame";
import { GapList, gapId } from "../../components/gap-list";
import { MainPoints } from "../../components/main-points";
import { Advantages, Insights, Prices } from "../../components/market";
import { NarrowFold } from "../../components/narrow-fold";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { Opening, Section } from "../../components/section";
import { Stage } from "../../components/stage/stage";
import { TierShelves } from "../../components/tier-shelves";
import { marketSections } from "../../content/schema/pages";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { citedSources, listTierNotes } from "../../edition/sources";
import { loadStage } from "../../edition/stage";
import { href, pages } from "../../urls";
import type { Route } from "./+types/market-analysis";
import "../../components/figure-print.css";
import "./market-analysis.css";

export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver, tiers } = edition;
  const page = resolveAll(report.market, resolver);
  const all = edition.figures();
  const figures = {
    share: all["brand-share"],
    tiers: all["price-tiers"],
    trends: all["decorated-share"],
  };
  const tierNotes = listTierNotes(edition);
  const stage = loadStage(edition);
  return {
    meta: pageMeta(edition, "marketAnalysis"),
    rules: stage?.rules,
    page,
    stage,
    figures,
    tiers,
    tierNotes,
    pictures: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
    sources: citedSources(edition, [page, figures, tierNotes]),
  };
}

export default function MarketAnalysis({ loaderData }: Route.ComponentProps) {
  const { page, stage, figures, tiers, tierNotes, pictures, sources } = loaderData;
  const { share, trends, gallery, advantages, opportunities, conclusion } = page;
  return (
    <article>
      <div className="page wide">
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
        <Contents page={page} />
      </div>
      <section className="section" id="share" aria-labelledby="share-heading">
        <div className="wide">
          <Opening id="share" words={share} />
          {stage && <Stage stage={stage} />}
          <div className="split beside">
            <div className="stays">
              <Paragraphs texts={share.paragraphs} />
            </div>
            <div>{figures.share && <FigureFrame figure={figures.share} />}</div>
          </div>
        </div>
      </section>
      <section className="section" id="tiers" aria-labelledby="tiers-heading">
        <div className="wide">
          <div className="split beside">
            <div className="stays">
              <Opening id="tiers" words={page.tiers} />
              <Paragraphs texts={page.tiers.paragraphs} />
            </div>
            <div>{figures.tiers && <FigureFrame figure={figures.tiers} />}</div>
          </div>
          <TierShelves tiers={tiers} notes={tierNotes} />
        </div>
      </section>
      <Section id="prices" words={page.prices} className="section wide">
        <Prices prices={page.prices} />
      </Section>
      <Section id="opportunities" words={opportunities} className="section" inner="wide">
        <RichText as="p" className="measure" text={opportunities.text} />
        <GapList gaps={opportunities.items} />
        <p className="row no-print">
          <a className="target" href={href(pages.onePage.path)}>
            {pages.onePage.label}
          </a>
          <a className="target" href={href(pages.shelfWalk.path)}>
            {pages.shelfWalk.label}
          </a>
        </p>
      </Section>
      <Section id="trends" words={trends} className="section" inner="wide">
        <RichText as="p" className="measure" text={trends.text} />
        <ClaimList claims={trends.cards} />
        {figures.trends && (
          <NarrowFold summary={<RichText text={figures.trends.title} plain />} of="Figure">
            <FigureFrame figure={figures.trends} legend />
          </NarrowFold>
        )}
      </Section>
      <Section id="gallery" words={gallery} className="section band" inner="wide">
        <Insights insights={gallery.pictures} pictures={pictures} />
      </Section>
      <Section id="advantages" words={advantages} className="section wide">
        <RichText as="p" className="measure" text={advantages.text} />
        <Advantages brands={advantages.brands} />
      </Section>
      <Section id="conclusion" words={conclusion} className="section wide">
        <Paragraphs texts={conclusion.paragraphs} />
      </Section>
      <PageNotes sources={sources} cite="marketAnalysis" />
    </article>
  );
}

type Page = Route.ComponentProps["loaderData"]["page"];

/** The main points lead to the sections that they sum up; the other sections follow in a line. */
function Contents({ page }: { page: Page }) {
  const { heading, items } = page.points;
  const others = marketSections.filter((id) => items.every(({ section }) => section !== id));
  return (
    <nav aria-labelledby="points-heading">
      <h2 className="minor" id="points-heading">
        {heading}
      </h2>
      <MainPoints
        points={items}
        labelOf={(id) => page[id].kicker}
        // To the first test itself.
        address={(id) => `#${id === "opportunities" ? gapId(0) : id}`}
      />
      <p className="links other-sections no-print">
        {others.map((id) => (
          <a key={id} href={`#${id}`}>
            {page[id].kicker}
          </a>
        ))}
      </p>
    </nav>
  );
}
