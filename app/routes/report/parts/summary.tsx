import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Part } from "./part";
import "../../../components/finding-figure.css";
import "./summary.css";

/**
 * The executive summary with the key findings. Their texts stay on the home page: here the summary and the trends say the
 * same.
 */
export function Summary({ summary, findings, kids }: Pick<WholeReport, "summary" | "findings" | "kids">) {
  return (
    <Part id="summary" title={summary.kicker}>
      {/* The part's title replaces its kicker. */}
      <section className="chapter" aria-labelledby="summary-finding">
        <RichText as="h3" id="summary-finding" text={summary.heading} plain />
        <Paragraphs texts={summary.paragraphs} />
      </section>
      <Chapter id="findings" words={findings}>
        <ul className="columns report-findings">
          {findings.cards.map(({ key, figure, title }) => (
            <li key={key}>
              <RichText as="p" className="finding-figure" text={figure} plain />
              <RichText as="h4" text={title} plain />
            </li>
          ))}
        </ul>
      </Chapter>
      {kids && (
        <Chapter id="kids" words={kids}>
          <Paragraphs texts={[kids.text]} />
          <ul className="columns columns-narrow report-cards apart">
            {kids.cards.map(({ title, text }, index) => (
              <li key={`kids-${index}`}>
                <RichText as="h4" text={title} plain />
                <RichText as="p" text={text} />
              </li>
            ))}
          </ul>
        </Chapter>
      )}
    </Part>
  );
}
