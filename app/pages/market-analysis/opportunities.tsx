import { NarrowFold } from "../../parts/narrow-fold";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import type { Report } from "../../report/report";
import { Exhibit } from "./exhibit";
import { supportTitles } from "./trends";
import "./opportunities.css";

/** The opportunities as slips: evidence and tests stand on the part to tear off, which is folded on phones. */
export function Opportunities({ report }: { report: Report }) {
  const { opportunities } = report.market;
  return (
    <Section id="opportunities" words={opportunities} className="section" inner="wide">
      <RichText as="p" text={opportunities.text} />
      <ul className="opportunities spaced">
        {opportunities.items.map((item, index) => (
          <li key={`opportunity-${index}`} className="card exhibited opportunity accordion">
            <RichText as="h3" text={item.title} plain />
            <Exhibit of={item} products={report.products} />
            <RichText as="p" text={item.text} />
            <NarrowFold summary="Evidence and tests" of={<RichText text={item.title} plain />}>
              <div className="opportunity-stub">
                <p>
                  <b>{supportTitles[item.evidence.kind]}:</b> <RichText text={item.evidence.text} />
                </p>
                <dl className="terms">
                  {Object.entries({
                    "Test online": item.online,
                    "Test in a store": item.shops,
                    "Ruled out if": item.ruledOut,
                  }).map(([term, words]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <RichText as="dd" text={words} />
                    </div>
                  ))}
                </dl>
              </div>
            </NarrowFold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
