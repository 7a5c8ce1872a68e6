import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import type { Report } from "../../report/report";
import { Exhibit, type Exhibited } from "./exhibit";
import "./opportunities.css";

interface Props {
  opportunities: Report["market"]["opportunities"];
  /** For each opportunity, what stands beside it. */
  shown: readonly Exhibited[];
}

/** The opportunities as cards: picture, case, and beside them the catch and the first step. */
export function Opportunities({ opportunities, shown }: Props) {
  const { text, labels, items } = opportunities;
  return (
    <Section id="opportunities" words={opportunities} className="section">
      <RichText as="p" text={text} />
      <ul className="opportunities">
        {items.map((item, index) => (
          <li key={`opportunity-${index}`} className="card opportunity">
            {shown[index] && <Exhibit {...shown[index]} />}
            <div>
              <RichText as="h3" text={item.title} plain />
              <RichText as="p" text={item.case} />
            </div>
            <dl className="terms">
              {(["catch", "step"] as const).map((part) => (
                <div key={part}>
                  <dt>{labels[part]}</dt>
                  <RichText as="dd" text={item[part]} />
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
