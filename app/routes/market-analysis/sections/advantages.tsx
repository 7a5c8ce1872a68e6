import { BrandName } from "../../../components/brand-name";
import { NarrowFold } from "../../../components/narrow-fold";

import { headingsIn, Section } from "../../../components/section";
import { StatementList } from "../../../components/statement-list";
import type { MarketProps } from "./market-sections";
import "./advantages.css";

/** Each brand's advantages. */
export function Advantages({ page: { advantages }, part }: MarketProps) {
  const [, Heading] = headingsIn(part);
  return (
    <Section id="advantages" words={advantages} part={part} className="section wide">
      <div className="advantages">
        {advantages.brands.map(({ brand, points }) => (
          <section key={brand} className="accordion">
            <Heading>
              <BrandName brand={brand} />
            </Heading>
            <NarrowFold summary="What we found" of={brand}>
              <StatementList items={points} />
            </NarrowFold>
          </section>
        ))}
      </div>
    </Section>
  );
}
