import type { ReactNode } from "react";
import { formatDate } from "../analysis/format";
import { resolveAll } from "../analysis/text";
import { FigureFrame } from "../components/figure-frame";
import { KindKey } from "../components/kind-mark";
import { Opening } from "../components/opening";
import { Paragraphs } from "../components/paragraphs";
import { RichText } from "../components/rich-text";
import { SourceList } from "../components/source-list";
import { loadEdition } from "../edition";
import { describeMeta } from "../meta";
import type { PageHandle } from "../page-handle";
import { pageMeta } from "../page-meta";
import type { Route } from "./+types/methodology";
import css from "./methodology.css?inline";

export const handle: PageHandle = { css };

export function meta({ loaderData }: Route.MetaArgs) {
  return describeMeta(loaderData?.meta);
}

export function loader() {
  const edition = loadEdition();
  const { report, resolver } = edition;
  return {
    meta: pageMeta(edition, "methodology"),
    page: resolveAll(report.methodology, resolver),
    figure: edition.figures()["kinds-of-value"],
    sources: resolveAll(report.sources, resolver).map((source) => ({
      ...source,
      date: source.date && formatDate(source.date),
    })),
  };
}

type Page = Route.ComponentProps["loaderData"]["page"];

export default function Methodology({ loaderData: { page, figure, sources } }: Route.ComponentProps) {
  const { approach, kinds, counts, validation, results, limitations, conclusion } = page;
  return (
    <article className="methodology wide">
      <div className="methodology-head">
        <h1>
          <RichText text={page.title} plain />
        </h1>
        <p className="methodology-lead">
          <RichText text={page.lead} />
        </p>
      </div>
      <Contents page={page} />
      <div className="methodology-text">
        <Part id="approach" words={approach}>
          <Paragraphs texts={approach.paragraphs} />
          <h3>Data collection methods</h3>
          <Definitions items={approach.methods} />
          <h3>Primary sources</h3>
          <Paragraphs texts={[approach.primary]} />
          <h3>Secondary sources</h3>
          <Paragraphs texts={[approach.secondary]} />
        </Part>
        <Part id="kinds" words={kinds}>
          <Paragraphs texts={kinds.paragraphs} />
          <dl className="kinds">
            {kinds.each.map(({ kind, label, text }) => (
              <div key={kind}>
                <dt>
                  {kind === "public" ? (
                    <span className="kind-note">[n]</span>
                  ) : (
                    <span className={`kind-mark kind-${kind}`} />
                  )}{" "}
                  {label}
                </dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <FigureFrame figure={figure} />
        </Part>
        <Part id="counts" words={counts}>
          <Paragraphs texts={counts.paragraphs} />
        </Part>
        <Part id="validation" words={validation}>
          <Paragraphs texts={[validation.text]} />
          <ol className="steps">
            {validation.steps.map(({ title, text }, index) => (
              <li key={`step-${index}`}>
                <h3>
                  <RichText text={title} plain />
                </h3>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </Part>
        <Part id="results" words={results}>
          <Paragraphs texts={[results.text]} />
          <Results rows={results.rows} />
        </Part>
        <Part id="limitations" words={limitations}>
          <Paragraphs texts={[limitations.text]} />
          <ul className="limitations">
            {limitations.rows.map(({ area, issue }) => (
              <li key={area}>
                <h3>{area}</h3>
                <p>
                  <RichText text={issue} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="conclusion" words={conclusion}>
          <Paragraphs texts={conclusion.paragraphs} />
        </Part>
        <section id="sources" aria-labelledby="sources-heading">
          <h2 id="sources-heading">Sources</h2>
          <KindKey />
          <SourceList sources={sources} />
        </section>
      </div>
    </article>
  );
}

function Contents({ page }: { page: Page }) {
  const parts = [
    "approach",
    "kinds",
    "counts",
    "validation",
    "results",
    "limitations",
    "conclusion",
  ] as const;
  return (
    <nav className="contents no-print" aria-label="On this page">
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{page[part].kicker}</a>
          </li>
        ))}
        <li>
          <a href="#sources">Sources</a>
        </li>
      </ul>
    </nav>
  );
}

function Part({
  id,
  words,
  children,
}: {
  id: string;
  words: Pick<Page["approach"], "kicker" | "heading">;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Opening id={id} kicker={words.kicker} heading={words.heading} />
      {children}
    </section>
  );
}

function Definitions({ items }: { items: Page["approach"]["methods"] }) {
  return (
    <dl className="definitions">
      {items.map(({ title, text }, index) => (
        <div key={`definition-${index}`}>
          <dt>
            <RichText text={title} plain />
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Results({ rows }: { rows: Page["results"]["rows"] }) {
  return (
    <table className="results">
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
              <span className="confirmed">
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d="M3 8.5l3.5 3.5L13 4.5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                {status}
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
