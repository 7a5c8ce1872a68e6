import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, OnlyChapter, Part } from "./part";

export function Summary({ summary }: { summary: WholeReport["summary"] }) {
  const { kicker, heading, quote, paragraphs } = summary;
  return (
    <Part id="summary" title={kicker}>
      <OnlyChapter part="summary" heading={heading}>
        <RichText as="p" className="report-quote pad" text={quote} />
        <Paragraphs texts={paragraphs} />
      </OnlyChapter>
    </Part>
  );
}

export function Findings({ findings, kids }: Pick<WholeReport, "findings" | "kids">) {
  return (
    <Part id="findings" title={findings.kicker}>
      <OnlyChapter part="findings" heading={findings.heading}>
        <ul className="report-findings">
          {findings.cards.map(({ key, figure, title, text }) => (
            <li key={key}>
              <RichText as="p" className="finding-figure" text={figure} />
              <div>
                <RichText as="h4" text={title} plain />
                <RichText as="p" text={text} />
              </div>
            </li>
          ))}
        </ul>
      </OnlyChapter>
      <Chapter id="kids" words={kids}>
        <Paragraphs texts={[kids.text]} />
        <ul className="report-cards">
          {kids.cards.map(({ title, text }, index) => (
            <li key={`kids-${index}`}>
              <RichText as="h4" text={title} plain />
              <RichText as="p" text={text} />
            </li>
          ))}
        </ul>
      </Chapter>
    </Part>
  );
}
