import type { ReactNode } from "react";
import { FigureFrame } from "../../components/figure-frame";
import { Paragraphs } from "../../components/paragraphs";
import { QuotableNumbers } from "../../components/quotable-numbers";
import { RichText, RichTexts } from "../../components/rich-text";
import { headingsIn, type InPart, Section } from "../../components/section";
import type { Methodology } from "./compose-methodology";
import "../../components/answer-badge.css";
import "../../components/ruled-table.css";
import "../../components/strip.css";
import "./methodology-sections.css";

/** The sections of the methodology, in order. */
export const methodologySections = [
  "use",
  "approach",
  "kinds",
  "counts",
  "validation",
  "results",
  "limitations",
  "conclusion",
] as const;

export function MethodologySections({ page, figure, origins, part }: Methodology & InPart) {
  const [, Heading] = headingsIn(part);
  const { use, approach, kinds, counts, validation, results, limitations, conclusion } = page;
  const contents: Record<(typeof methodologySections)[number], ReactNode> = {
    use: (
      <>
        <Paragraphs texts={[use.text]} />
        <QuotableNumbers rows={use.rows} origins={origins} />
      </>
    ),
    approach: (
      <>
        <Paragraphs texts={approach.paragraphs} />
        <Heading>Data collection methods</Heading>
        <dl className="columns definitions">
          {approach.methods.map(({ title, text }, index) => (
            <div key={`definition-${index}`}>
              <RichText as="dt" text={title} plain />
              <RichText as="dd" text={text} />
            </div>
          ))}
        </dl>
        <div className="columns">
          <div>
            <Heading>Primary sources</Heading>
            <Paragraphs texts={[approach.primary]} />
          </div>
          <div>
            <Heading>Secondary sources</Heading>
            <Paragraphs texts={[approach.secondary]} />
          </div>
        </div>
      </>
    ),
    kinds: (
      <>
        <Paragraphs texts={kinds.paragraphs} />
        <dl className="columns columns-narrow kinds definitions pad inset">
          {kinds.each.map(({ kind, label, text }) => (
            <div key={kind}>
              <dt>
                {kind === "public" ? (
                  <span className="kind-number">[n]</span>
                ) : (
                  <span className={`kind-swatch kind-${kind}`} />
                )}{" "}
                {label}
              </dt>
              <RichText as="dd" text={text} />
            </div>
          ))}
        </dl>
        {figure && <FigureFrame figure={figure} heading={Heading} />}
      </>
    ),
    counts: (
      <div className="columns">
        <RichTexts as="p" texts={counts.paragraphs} />
      </div>
    ),
    validation: (
      <>
        <Paragraphs texts={[validation.text]} />
        <ol className="steps apart">
          {validation.steps.map(({ title, text }, index) => (
            <li key={`step-${index}`}>
              <RichText as={Heading} text={title} plain />
              <RichText as="p" text={text} />
            </li>
          ))}
        </ol>
      </>
    ),
    results: (
      <>
        <Paragraphs texts={[results.text]} />
        <ResultsTable rows={results.rows} />
      </>
    ),
    limitations: (
      <>
        <Paragraphs texts={[limitations.text]} />
        {(["input", "editorial"] as const).map((kind) => (
          <Limitations key={kind} kind={kind} rows={limitations.rows} Heading={Heading} />
        ))}
      </>
    ),
    conclusion: <Paragraphs texts={conclusion.paragraphs} />,
  };
  return methodologySections.map((id) => (
    <Section key={id} className="ruled" id={id} words={page[id]} part={part}>
      {contents[id]}
    </Section>
  ));
}

const limitationWords = { input: "From the list", editorial: "Added by us" };

interface LimitationsProps extends Pick<Methodology["page"]["limitations"], "rows"> {
  kind: "input" | "editorial";
  Heading: "h3" | "h4";
}

function Limitations({ kind, rows, Heading }: LimitationsProps) {
  const own = rows.filter((row) => row.kind === kind);
  if (own.length === 0) return null;
  return (
    <>
      <p className="limitations-kind">{limitationWords[kind]}</p>
      <ul className={`columns columns-narrow limitations limitations-${kind}`}>
        {own.map(({ area, issue }) => (
          <li key={area}>
            <Heading className="label">{area}</Heading>
            <RichText as="p" text={issue} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A check mark, a cross and a circle. */
const signs: Record<Methodology["page"]["results"]["rows"][number]["status"], string> = {
  Confirmed: "M3 8.5l3.5 3.5L13 4.5",
  "Not confirmed": "M4 4l8 8M12 4l-8 8",
  Open: "M8 3a5 5 0 1 0 .01 0",
};

function ResultsTable({ rows }: Pick<Methodology["page"]["results"], "rows">) {
  return (
    <table className="results ruled-table block-table apart">
      <caption className="visually-hidden">Validation results</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Status</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, status, details }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>
              <span className={status === "Confirmed" ? "answer answer-quote" : undefined}>
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d={signs[status]}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                  />
                </svg>
                {` ${status}`}
              </span>
            </td>
            <td>
              <RichText text={details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
