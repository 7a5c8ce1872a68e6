import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import type { Report } from "../../report/report";
import { Exhibit, type Exhibited } from "./exhibit";
import "./trends.css";

interface Props {
  trends: Report["market"]["trends"];
  /** For each trend, what stands beside it. */
  shown: readonly Exhibited[];
}

export function Trends({ trends, shown }: Props) {
  return (
    <Section id="trends" words={trends} className="section">
      <ul className="trends wrap">
        {trends.cards.map(({ title, text }, index) => (
          <li key={`trend-${index}`} className="card">
            {shown[index] && <Exhibit {...shown[index]} />}
            <RichText as="h3" text={title} plain />
            <RichText as="p" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
