import { resolveAll } from "../../analysis/text";
import { ClaimList } from "../../components/claim-list";
import { FigureFrame } from "../../components/figure-frame";
import { KindNote } from "../../components/kind-mark";
import { Advantages, DateList, Insights, marketSections } from "../../components/market";
import { PageContents } from "../../components/page-contents";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { Opening, Section } from "../../components/section";
import { TierShelves } from "../../components/tier-shelves";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { citedSources, listDates, listTierNotes } from "../../edition/sources";
import type { Route } from "./+types/market-analysis";
import css from "./market-analysis.css?inline";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver, tiers } = edition;
  const page = resolveAll(report.market, resolver);
  const all = edition.figures();
  const figures = { share: all["brand-share"], tiers: all["price-tiers"] };
  const tierNotes = listTierNotes(edition);
  const dates = listDates(edition);
  return {
    meta: pageMeta(edition, "marketAnalysis"),
    page,
    figures,
    tiers,
    tierNotes,
    dates,
    pictures: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
    sources: citedSources(edition, [page, figures, tierNotes, dates]),
  };
}

export default function MarketAnalysis({ loaderData }: Route.ComponentProps) {
  const { page, figures, tiers, tierNotes, dates, pictures, sources } = loaderData;
  const { share, trends, gallery, advantages, opportunities, conclusion } = page;
  return (
    <article>
      <div className="page wide">
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
        <KindNote />
        <PageContents sections={marketSections.map((id) => ({ id, label: page[id].kicker }))} />
      </div>
      <section className="section deferred wide split beside" id="share" aria-labelledby="share-heading">
        <div>
          <Opening id="share" words={share} />
          <Paragraphs texts={share.paragraphs} />
        </div>
        <div>
          <FigureFrame figure={figures.share} />
        </div>
      </section>
      <section className="section deferred" id="tiers" aria-labelledby="tiers-heading">
        <div className="wide">
          <div className="split beside">
            <div>
              <Opening id="tiers" words={page.tiers} />
              <Paragraphs texts={page.tiers.paragraphs} />
            </div>
            <div>
              <FigureFrame figure={figures.tiers} />
            </div>
          </div>
          <TierShelves tiers={tiers} notes={tierNotes} />
        </div>
      </section>
      <Section id="trends" words={trends} className="section deferred" inner="wide">
        <RichText as="p" className="section-text" text={trends.text} />
        <ClaimList claims={trends.cards} />
      </Section>
      <Section id="gallery" words={gallery} className="section deferred band" inner="wide">
        <Insights insights={gallery.pictures} pictures={pictures} />
        <DateList dates={dates} />
      </Section>
      <Section id="advantages" words={advantages} className="section deferred wide">
        <RichText as="p" className="section-text" text={advantages.text} />
        <Advantages brands={advantages.brands} />
      </Section>
      <Section id="opportunities" words={opportunities} className="section deferred" inner="wide">
        <RichText as="p" className="section-text" text={opportunities.text} />
        <ClaimList claims={opportunities.items} bullets />
      </Section>
      <Section id="conclusion" words={conclusion} className="section deferred wide">
        <Paragraphs texts={conclusion.paragraphs} />
      </Section>
      <PageNotes sources={sources} cite="marketAnalysis" />
    </article>
  );
}
