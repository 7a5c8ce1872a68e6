import { BrandName } from "../../../components/brand-name";
import { NarrowFold } from "../../../components/narrow-fold";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import { StatementList } from "../../../components/statement-list";
import type { MarketProps } from "./market-sections";
import "./advantages.css";

/** Each brand's advantages. */
export function Advantages({ page: { advantages }, part }: MarketProps) {
  const [, Heading] = headingsIn(part);
  return (
    <Section id="advantages" words={advantages} part={part} className="section wide">
      <RichText as="p" className="measure" text={advantages.text} />
      <div className="texts advantages apart">
        {advantages.brands.map(({ brand, points }) => (
          <section key={brand} className="accordion">
            <Heading>
              <BrandName brand={brand} />
            </Heading>
            <NarrowFold summary={`${points.length} advantages`} of={brand}>
              <StatementList items={points} />
            </NarrowFold>
          </section>
        ))}
      </div>
    </Section>
  );
}
