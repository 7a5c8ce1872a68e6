import type { ReactNode } from "react";
import { FigureFrame } from "../../../components/figure-frame";
import { Definitions } from "../../../components/methodology/definitions";
import { KindList } from "../../../components/methodology/kind-list";
import { LimitationList } from "../../../components/methodology/limitation-list";
import { ResultsTable } from "../../../components/methodology/results-table";
import { StepList } from "../../../components/methodology/step-list";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { chapterId, figureNumber, type methodologyChapters } from "./contents";
import { Chapter, Part } from "./part";

export function Methodology({ methodology }: Pick<WholeReport, "methodology">) {
  const { title, lead, approach, kinds, counts, validation, results, conclusion } = methodology;
  const chapter = (name: (typeof methodologyChapters)[number], children: ReactNode) => (
    <Chapter id={chapterId("methodology", name)} words={methodology[name]}>
      {children}
    </Chapter>
  );
  return (
    <Part id="methodology" title={<RichText text={title} plain />} lead={lead}>
      {chapter(
        "approach",
        <>
          <Paragraphs texts={approach.paragraphs} />
          <h4>Data collection methods</h4>
          <Definitions items={approach.methods} />
          <h4>Primary sources</h4>
          <Paragraphs texts={[approach.primary]} />
          <h4>Secondary sources</h4>
          <Paragraphs texts={[approach.secondary]} />
        </>,
      )}
      {chapter(
        "kinds",
        <>
          <Paragraphs texts={kinds.paragraphs} />
          <KindList kinds={kinds.each} />
          <FigureFrame figure={kinds.figure} heading="h4" number={figureNumber(kinds.figure.id)} />
        </>,
      )}
      {chapter("counts", <Paragraphs texts={counts.paragraphs} />)}
      {chapter(
        "validation",
        <>
          <Paragraphs texts={[validation.text]} />
          <StepList steps={validation.steps} heading="h4" />
        </>,
      )}
      {chapter(
        "results",
        <>
          <Paragraphs texts={[results.text]} />
          <ResultsTable rows={results.rows} />
        </>,
      )}
      {chapter("conclusion", <Paragraphs texts={conclusion.paragraphs} />)}
    </Part>
  );
}

/** What the report cannot say stands by itself, so that nobody overlooks it. */
export function Limitations({ methodology: { limitations } }: Pick<WholeReport, "methodology">) {
  const { kicker, heading, text, rows } = limitations;
  return (
    <Part id="limitations" title={kicker}>
      <section className="chapter" aria-labelledby="limitations-finding">
        <h3 id="limitations-finding">
          <RichText text={heading} plain />
        </h3>
        <Paragraphs texts={[text]} />
        <LimitationList limitations={rows} heading="h4" />
      </section>
    </Part>
  );
}
