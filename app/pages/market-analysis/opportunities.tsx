import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { TermList } from "../../parts/term-list";
import type { Report } from "../../report/report";
import { Exhibit } from "./trends";
import "./trends.css";

/** Renders the opportunities as cards, each with an exhibit, its case, its catch and the first step. */
export function Opportunities({ report: { market, products } }: { report: Report }) {
  const { opportunities } = market;
  const { text, labels, items } = opportunities;
  return (
    <Section id="opportunities" opening={opportunities} className="section">
      <RichText as="p" text={text} />
      <ul className="opportunities stack">
        {items.map((item, index) => (
          <li key={`opportunity-${index}`} className="card inset-small opportunity">
            <Exhibit item={item} products={products} />
            <div>
              <RichText as="h3" text={item.title} plain />
              <RichText as="p" text={item.case} />
            </div>
            <TermList
              className="bold-terms"
              items={(["catch", "step"] as const).map((name) => ({
                term: labels[name],
                text: <RichText text={item[name]} />,
              }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
