import { Paragraphs } from "../../../components/paragraphs";
import { Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";

export function Conclusion({ page: { conclusion }, part }: MarketProps) {
  return (
    <Section id="conclusion" words={conclusion} part={part} className="section wide">
      <Paragraphs texts={conclusion.paragraphs} />
    </Section>
  );
}
