import { NarrowFold } from "../../../components/narrow-fold";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import { StatementList } from "../../../components/statement-list";
import { href, pages } from "../../../urls";
import type { MarketProps } from "./market-sections";
import "./prices.css";

/** What is known about prices, what is not, and the sheet to find out. */
export function Prices({ page: { prices }, part }: MarketProps) {
  const [, Heading] = headingsIn(part);
  return (
    <Section id="prices" words={prices} part={part} className="section wide">
      <div className="columns prices apart">
        {prices.items.map(({ title, points }, index) => (
          <section key={`prices-${index}`} className="accordion">
            <RichText as={Heading} text={title} plain />
            <NarrowFold summary="What is known" of={<RichText text={title} plain />}>
              <StatementList items={points} />
            </NarrowFold>
          </section>
        ))}
      </div>
      <p className="row no-print">
        <a className="target" href={href(`${pages.data.path}#observe-heading`)}>
          {prices.sheet}
        </a>
        <a className="target" href={href(pages.shelfWalk.path)}>
          {pages.shelfWalk.label}
        </a>
      </p>
    </Section>
  );
}
