import { FigureFrame } from "../../../components/figure-frame";
import { Paragraphs } from "../../../components/paragraphs";
import { Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";
import { Stage } from "./stage";

export function BrandShare({ page: { share }, figures, stage, part }: MarketProps) {
  return (
    <Section id="share" words={share} part={part} className="section" inner="wide">
      {stage && <Stage stage={stage} part={part} />}
      <div className="split beside">
        <Paragraphs texts={share.paragraphs} />
        {figures.share && (
          <FigureFrame figure={figures.share} {...(!part && { heading: "b", show: "compact" })} />
        )}
      </div>
    </Section>
  );
}
