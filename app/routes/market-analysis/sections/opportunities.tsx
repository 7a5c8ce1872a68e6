import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import { href, pages } from "../../../urls";
import { HunchList } from "./hunch-list";
import type { MarketProps } from "./market-sections";

export function Opportunities({ page: { opportunities }, part }: MarketProps) {
  const [, heading] = headingsIn(part);
  return (
    <Section id="opportunities" words={opportunities} part={part} className="section" inner="wide">
      <RichText as="p" className="measure" text={opportunities.text} />
      <HunchList hunches={opportunities.items} heading={heading} />
      <p className="row no-print">
        <a className="target" href={href(pages.onePage.path)}>
          {pages.onePage.label}
        </a>
      </p>
    </Section>
  );
}
