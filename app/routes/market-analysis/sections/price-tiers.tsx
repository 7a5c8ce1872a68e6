import { FigureFrame } from "../../../components/figure-frame";
import { LinkLine } from "../../../components/link-line";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, Opening } from "../../../components/section";
import { pages } from "../../../urls";
import type { MarketProps } from "./market-sections";
import { TierShelves } from "./tier-shelves";

export function PriceTiers({ page, figures, tiers, tierNotes, part }: MarketProps) {
  const anchor = anchorIn("tiers", part);
  const [, heading] = headingsIn(part);
  return (
    <section className="section figure-wide" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className="wide">
        <Opening id="tiers" words={page.tiers} part={part} />
        <div className="split beside">
          <Paragraphs texts={page.tiers.paragraphs} />
          <div>
            <TierShelves tiers={tiers} notes={tierNotes} part={part} />
            <div className="pad inset apart">
              <RichText as="p" text={page.tiers.checklist} />
              <LinkLine to={pages.shelfWalk.path}>{pages.shelfWalk.label}</LinkLine>
            </div>
          </div>
        </div>
        {figures.tiers && (
          <FigureFrame figure={figures.tiers} heading={heading} show={part ? "all" : "notes"} />
        )}
      </div>
    </section>
  );
}
