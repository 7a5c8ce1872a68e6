import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import type { Report } from "../../report/report";
import { Exhibit } from "./exhibit";
import "./trends.css";

export function Trends({ report: { market, products } }: { report: Report }) {
  const { trends } = market;
  return (
    <Section id="trends" words={trends} className="section">
      <ul className="trends flex-wrap">
        {trends.cards.map((card, index) => (
          <li key={`trend-${index}`} className="card">
            <Exhibit of={card} products={products} />
            <RichText as="h3" text={card.title} plain />
            <RichText as="p" text={card.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
