import { NarrowFold } from "../../components/narrow-fold";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import type { Report } from "../../report/report";
import { Exhibit, type Exhibited } from "./exhibit";
import { supportTitles } from "./trends";
import "./opportunities.css";

interface Props {
  opportunities: Report["market"]["opportunities"];
  shown: readonly Exhibited[];
}

/** The opportunities as slips: evidence and tests stand on the part to tear off, which is folded on phones. */
export function Opportunities({ opportunities, shown }: Props) {
  return (
    <Section id="opportunities" words={opportunities} className="section" inner="wide">
      <RichText as="p" text={opportunities.text} />
      <ul className="opportunities spaced">
        {opportunities.items.map(({ title, text, evidence, online, shops, ruledOut }, index) => (
          <li key={`opportunity-${index}`} className="card exhibited opportunity accordion">
            <RichText as="h3" text={title} plain />
            {shown[index] && <Exhibit {...shown[index]} />}
            <RichText as="p" text={text} />
            <NarrowFold summary="Evidence and tests" of={<RichText text={title} plain />}>
              <div className="opportunity-stub">
                <p>
                  <b>{supportTitles[evidence.kind]}:</b> <RichText text={evidence.text} />
                </p>
                <dl className="terms">
                  {Object.entries({
                    "Test online": online,
                    "Test in a store": shops,
                    "Ruled out if": ruledOut,
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
