import { FigureFrame } from "../../../components/figure-frame";
import { Paragraphs } from "../../../components/paragraphs";
import { headingsIn, Section } from "../../../components/section";
import { CountedWays } from "./counted-ways";
import type { MarketProps } from "./market-sections";

export function BrandShare({ page, figures, ways, drawings, part }: MarketProps) {
  const { counted, share } = page;
  const [, heading] = headingsIn(part);
  return (
    <Section id="share" words={share} part={part} className="section brand-share" inner="wide">
      {counted && <CountedWays words={counted} ways={ways} drawings={drawings} part={part} />}
      <div className="split beside">
        <div className="stays">
          <Paragraphs texts={share.paragraphs} />
        </div>
        <div>{figures.share && <FigureFrame figure={figures.share} heading={heading} />}</div>
      </div>
    </Section>
  );
}
