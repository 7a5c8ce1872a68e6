import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import type { Report } from "../../report/report";
import type { Text } from "../../report/text";
import "../../components/strip.css";
import "./opportunities.css";

/** The opportunities as slips: the evidence on the slip, the tests on the part to tear off. */
export function Opportunities({ opportunities }: { opportunities: Report["market"]["opportunities"] }) {
  return (
    <Section id="opportunities" words={opportunities} className="section" inner="wide">
      <RichText as="p" className="measure" text={opportunities.text} />
      <ul className="opportunities">
        {opportunities.items.map(({ title, text, evidence, online, shops, ruledOut }, index) => (
          <li key={`opportunity-${index}`} className="card opportunity">
            <div className="opportunity-slip">
              <RichText as="h3" text={title} plain />
              <RichText as="p" text={text} />
              <RichText as="p" className="opportunity-evidence" text={evidence.text} />
            </div>
            <dl className="opportunity-stub">
              <Term term="Test online" text={online} />
              <Term term="Test in a shop" text={shops} />
              <Term term="Ruled out if" text={ruledOut} />
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Term({ term, text }: { term: string; text: Text }) {
  return (
    <div>
      <dt>{term}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}
