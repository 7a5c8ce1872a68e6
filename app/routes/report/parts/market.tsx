import { ClaimList } from "../../../components/claim-list";
import { GapList } from "../../../components/gap-list";
import { Advantages, Insights, Prices } from "../../../components/market";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { TierShelves } from "../../../components/tier-shelves";
import type { WholeReport } from "../compose-report";
import { Chapter, Figures, Part } from "./part";
import "./claims.css";

export function Market({ report }: { report: WholeReport }) {
  const { market, figures, tiers, tierNotes, gallery } = report;
  const { share, trends, advantages, opportunities, conclusion } = market;
  return (
    <Part id="market" title={<RichText text={market.title} plain />} lead={market.lead}>
      <Chapter id="market-share" words={share}>
        <Paragraphs texts={share.paragraphs} />
        <Figures of="market-share" figures={figures} />
      </Chapter>
      <Chapter id="market-tiers" words={market.tiers}>
        <Paragraphs texts={market.tiers.paragraphs} />
        <Figures of="market-tiers" figures={figures} />
        <TierShelves tiers={tiers} notes={tierNotes} heading="h4" address={(slug) => `#${slug}`} />
      </Chapter>
      <Chapter id="market-prices" words={market.prices}>
        <Prices prices={market.prices} heading="h4" />
      </Chapter>
      <Chapter id="market-opportunities" words={opportunities}>
        <Paragraphs texts={[opportunities.text]} />
        <GapList gaps={opportunities.items} heading="h4" />
      </Chapter>
      <Chapter id="market-trends" words={trends}>
        <Paragraphs texts={[trends.text]} />
        <ClaimList claims={trends.cards} heading="h4" bullets />
        <Figures of="market-trends" figures={figures} />
      </Chapter>
      <Chapter id="market-gallery" words={market.gallery}>
        <Insights insights={market.gallery.pictures} pictures={gallery} heading="h4" />
      </Chapter>
      <Chapter id="market-advantages" words={advantages}>
        <Paragraphs texts={[advantages.text]} />
        <Advantages brands={advantages.brands} heading="h4" />
      </Chapter>
      <Chapter id="market-conclusion" words={conclusion}>
        <Paragraphs texts={conclusion.paragraphs} />
      </Chapter>
    </Part>
  );
}
