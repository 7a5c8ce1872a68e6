import { resolveAll } from "../../analysis/text";
import { CiteLine } from "../../components/cite-line";
import { FigureFrame } from "../../components/figure-frame";
import { KindKey } from "../../components/kind-mark";
import { Definitions } from "../../components/methodology/definitions";
import { KindList } from "../../components/methodology/kind-list";
import { LimitationList } from "../../components/methodology/limitation-list";
import { ResultsTable } from "../../components/methodology/results-table";
import { StepList } from "../../components/methodology/step-list";
import { PageContents } from "../../components/page-contents";
import { Paragraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { SourceList } from "../../components/source-list";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { listSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/methodology";
import css from "./methodology.css?inline";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver } = edition;
  return {
    meta: pageMeta(edition, "methodology"),
    page: resolveAll(report.methodology, resolver),
    figure: edition.figures()["kinds-of-value"],
    sources: listSources(edition),
  };
}

const parts = ["approach", "kinds", "counts", "validation", "results", "limitations", "conclusion"] as const;

export default function Methodology({ loaderData: { page, figure, sources } }: Route.ComponentProps) {
  const { approach, kinds, counts, validation, results, limitations, conclusion } = page;
  return (
    <article className="methodology wide">
      <div className="methodology-head">
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
      </div>
      <PageContents
        sections={[
          ...parts.map((id) => ({ id, label: page[id].kicker })),
          { id: "sources", label: "Sources" },
        ]}
      />
      <div className="methodology-text">
        <Section className="deferred" id="approach" words={approach}>
          <Paragraphs texts={approach.paragraphs} />
          <h3>Data collection methods</h3>
          <Definitions items={approach.methods} />
          <h3>Primary sources</h3>
          <Paragraphs texts={[approach.primary]} />
          <h3>Secondary sources</h3>
          <Paragraphs texts={[approach.secondary]} />
        </Section>
        <Section className="deferred" id="kinds" words={kinds}>
          <Paragraphs texts={kinds.paragraphs} />
          <KindList kinds={kinds.each} />
          <FigureFrame figure={figure} />
        </Section>
        <Section className="deferred" id="counts" words={counts}>
          <Paragraphs texts={counts.paragraphs} />
        </Section>
        <Section className="deferred" id="validation" words={validation}>
          <Paragraphs texts={[validation.text]} />
          <StepList steps={validation.steps} />
        </Section>
        <Section className="deferred" id="results" words={results}>
          <Paragraphs texts={[results.text]} />
          <ResultsTable rows={results.rows} />
        </Section>
        <Section className="deferred" id="limitations" words={limitations}>
          <Paragraphs texts={[limitations.text]} />
          <LimitationList limitations={limitations.rows} />
        </Section>
        <Section className="deferred" id="conclusion" words={conclusion}>
          <Paragraphs texts={conclusion.paragraphs} />
        </Section>
        <section className="deferred" id="sources" aria-labelledby="sources-heading">
          <h2 id="sources-heading">Sources</h2>
          <KindKey />
          <p>
            <a className="target" href={href(`${pages.report.path}#sources`)}>
              Where each source is cited
            </a>
          </p>
          <SourceList sources={sources} />
          <CiteLine citation="methodology" />
        </section>
      </div>
    </article>
  );
}
