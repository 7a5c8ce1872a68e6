import type { ReactNode } from "react";
import type { Figure } from "../../../analysis/figure";
import { ClaimList } from "../../../components/claim-list";
import { FigureFrame } from "../../../components/figure-frame";
import { Advantages } from "../../../components/market/advantages";
import { DateList } from "../../../components/market/date-list";
import { Insights } from "../../../components/market/insights";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { TierShelves } from "../../../components/tier-shelves";
import type { WholeReport } from "../compose-report";
import { chapterId, figureNumber, type marketChapters } from "./contents";
import { Chapter, Part } from "./part";

/** The market analysis, with seven of the report's figures where the text speaks of them. */
export function Market({ market, tiers, gallery }: Pick<WholeReport, "market" | "tiers" | "gallery">) {
  const { share, trends, advantages, opportunities } = market;
  const chapter = (name: (typeof marketChapters)[number], children: ReactNode) => (
    <Chapter id={chapterId("market", name)} words={market[name]}>
      {children}
    </Chapter>
  );
  return (
    <Part id="market" title={<RichText text={market.title} plain />} lead={market.lead}>
      {chapter(
        "share",
        <>
          <Paragraphs texts={share.paragraphs} />
          <Figures figures={[share.figure]} />
        </>,
      )}
      {chapter(
        "tiers",
        <>
          <Paragraphs texts={market.tiers.paragraphs} />
          <Figures figures={market.tiers.figures} />
          <TierShelves tiers={tiers} notes={market.tiers.notes} heading="h4" address={(slug) => `#${slug}`} />
        </>,
      )}
      {chapter(
        "trends",
        <>
          <Paragraphs texts={[trends.text]} />
          <ClaimList claims={trends.cards} heading="h4" bullets />
          <Figures figures={trends.figures} />
        </>,
      )}
      {chapter(
        "gallery",
        <>
          <Insights insights={market.gallery.pictures} pictures={gallery} heading="h4" />
          <DateList dates={market.gallery.dates} />
        </>,
      )}
      {chapter(
        "advantages",
        <>
          <Paragraphs texts={[advantages.text]} />
          <Advantages brands={advantages.brands} heading="h4" />
        </>,
      )}
      {chapter(
        "opportunities",
        <>
          <Paragraphs texts={[opportunities.text]} />
          <ClaimList claims={opportunities.items} heading="h4" bullets />
          <Figures figures={opportunities.figures} />
        </>,
      )}
      {chapter("conclusion", <Paragraphs texts={market.conclusion.paragraphs} />)}
    </Part>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return figures.map((figure) => (
    <FigureFrame key={figure.id} figure={figure} heading="h4" number={figureNumber(figure.id)} />
  ));
}
