import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Part } from "./part";

/** The report in one page, for whoever reads no further. */
export function Summary({ summary }: { summary: WholeReport["summary"] }) {
  const { kicker, heading, quote, paragraphs } = summary;
  return (
    <Part id="summary" title={kicker}>
      <section className="chapter" aria-labelledby="summary-finding">
        <h3 id="summary-finding">
          <RichText text={heading} plain />
        </h3>
        <p className="report-quote">
          <RichText text={quote} />
        </p>
        <Paragraphs texts={paragraphs} />
      </section>
    </Part>
  );
}

export function Findings({ findings, kids }: Pick<WholeReport, "findings" | "kids">) {
  return (
    <Part id="findings" title={findings.kicker}>
      <section className="chapter" aria-labelledby="findings-finding">
        <h3 id="findings-finding">
          <RichText text={findings.heading} plain />
        </h3>
        <ul className="report-findings">
          {findings.cards.map(({ key, figure, title, text }) => (
            <li key={key}>
              <p className="finding-figure">
                <RichText text={figure} />
              </p>
              <div>
                <h4>
                  <RichText text={title} plain />
                </h4>
                <p>
                  <RichText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Chapter id="kids" words={kids}>
        <Paragraphs texts={[kids.text]} />
        <ul className="report-cards">
          {kids.cards.map(({ title, text }, index) => (
            <li key={`kids-${index}`}>
              <h4>
                <RichText text={title} plain />
              </h4>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Chapter>
    </Part>
  );
}
