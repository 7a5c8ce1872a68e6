import { FigureFrame } from "../../../components/figure-frame";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, Opening } from "../../../components/section";
import { href, pages } from "../../../urls";
import type { MarketProps } from "./market-sections";
import { TierShelves } from "./tier-shelves";

export function PriceTiers({ page, figures, tiers, tierNotes, part }: MarketProps) {
  const anchor = anchorIn("tiers", part);
  const [, heading] = headingsIn(part);
  return (
    <section className="section price-tiers" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className="wide">
        <div className="split beside">
          <div className="stays">
            <Opening id="tiers" words={page.tiers} part={part} />
            <Paragraphs texts={page.tiers.paragraphs} />
            <RichText as="p" className="pad inset apart" text={page.tiers.checklist} />
            <p className="row no-print">
              <a className="target" href={href(pages.shelfWalk.path)}>
                {pages.shelfWalk.label}
              </a>
            </p>
          </div>
          <div>{figures.tiers && <FigureFrame figure={figures.tiers} heading={heading} />}</div>
        </div>
        <TierShelves tiers={tiers} notes={tierNotes} part={part} />
      </div>
    </section>
  );
}
