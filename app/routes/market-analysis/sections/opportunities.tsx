import { LinkLine } from "../../../components/link-line";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import { pages } from "../../../urls";
import { HunchList } from "./hunch-list";
import type { MarketProps } from "./market-sections";

export function Opportunities({ page: { opportunities }, part }: MarketProps) {
  const [, heading] = headingsIn(part);
  return (
    <Section id="opportunities" words={opportunities} part={part} className="section" inner="wide">
      <RichText as="p" className="measure" text={opportunities.text} />
      <HunchList hunches={opportunities.items} heading={heading} />
      <LinkLine to={pages.onePage.path}>{pages.onePage.label}</LinkLine>
    </Section>
  );
}
