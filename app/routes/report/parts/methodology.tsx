import { Definitions } from "../../../components/methodology/definitions";
import { KindList } from "../../../components/methodology/kind-list";
import { LimitationList } from "../../../components/methodology/limitation-list";
import { ResultsTable } from "../../../components/methodology/results-table";
import { StepList } from "../../../components/methodology/step-list";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Figures, OnlyChapter, Part } from "./part";

export function Methodology({ methodology, figures }: Pick<WholeReport, "methodology" | "figures">) {
  const { title, lead, approach, kinds, counts, validation, results, conclusion } = methodology;
  return (
    <Part id="methodology" title={<RichText text={title} plain />} lead={lead}>
      <Chapter id="methodology-approach" words={approach}>
        <Paragraphs texts={approach.paragraphs} />
        <h4>Data collection methods</h4>
        <Definitions items={approach.methods} />
        <h4>Primary sources</h4>
        <Paragraphs texts={[approach.primary]} />
        <h4>Secondary sources</h4>
        <Paragraphs texts={[approach.secondary]} />
      </Chapter>
      <Chapter id="methodology-kinds" words={kinds}>
        <Paragraphs texts={kinds.paragraphs} />
        <KindList kinds={kinds.each} />
        <Figures of="methodology-kinds" figures={figures} />
      </Chapter>
      <Chapter id="methodology-counts" words={counts}>
        <Paragraphs texts={counts.paragraphs} />
      </Chapter>
      <Chapter id="methodology-validation" words={validation}>
        <Paragraphs texts={[validation.text]} />
        <StepList steps={validation.steps} heading="h4" />
      </Chapter>
      <Chapter id="methodology-results" words={results}>
        <Paragraphs texts={[results.text]} />
        <ResultsTable rows={results.rows} />
      </Chapter>
      <Chapter id="methodology-conclusion" words={conclusion}>
        <Paragraphs texts={conclusion.paragraphs} />
      </Chapter>
    </Part>
  );
}

/** What the report cannot say stands by itself, so that nobody overlooks it. */
export function Limitations({ methodology: { limitations } }: Pick<WholeReport, "methodology">) {
  const { kicker, heading, text, rows } = limitations;
  return (
    <Part id="limitations" title={kicker}>
      <OnlyChapter part="limitations" heading={heading}>
        <Paragraphs texts={[text]} />
        <LimitationList limitations={rows} heading="h4" />
      </OnlyChapter>
    </Part>
  );
}
