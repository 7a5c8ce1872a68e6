import { FigureFrame } from "../../../components/figure-frame";
import { Paragraphs } from "../../../components/paragraphs";
import { headingsIn, Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";
import { Stage } from "./stage";

export function BrandShare({ page: { share }, figures, stage, part }: MarketProps) {
  const [, heading] = headingsIn(part);
  return (
    <Section id="share" words={share} part={part} className="section figure-wide" inner="wide">
      {stage && <Stage stage={stage} part={part} />}
      <div className="apart">
        <Paragraphs texts={share.paragraphs} />
      </div>
      {figures.share && <FigureFrame figure={figures.share} heading={heading} />}
    </Section>
  );
}
