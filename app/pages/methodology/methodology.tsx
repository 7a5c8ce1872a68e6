import { type Term, Terms } from "../../parts/terms";
import "../../parts/answer-badge.css";
import type { ReactNode } from "react";
import { writeOrigin } from "../../files/citation";
import { BrandName, TierBadge } from "../../parts/badges";
import { WithContents } from "../../parts/contents";
import { Copyable } from "../../parts/copyable";
import { DataTable } from "../../parts/data-table";
import { LinkLine } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import { plainText } from "../../report/text";
import { citeAnchor, href, summaryAnchor } from "../../urls";
import { hasIllustrative } from "../../value";
import { SourceList } from "./source-list";
import "../../parts/block-table.css";
import "../../styles/rows.css";
import "../../styles/pad-number.css";
import "../../styles/strip.css";
import "./methodology.css";

type Words = Report["methodology"];
type Shown = NonNullable<Words["counts"]["items"][number]["shows"]>;
type HeadingWords = Pick<Words["use"], "kicker" | "heading">;

export function MethodologyPage({ report }: { report: Report }) {
  const { edition, methodology: words, products, sources } = report;
  const { selection } = edition;
  const { use, approach, reading, counts, validation, results, limitations, conclusion } = words;
  const sections: { id: string; words: HeadingWords; content: ReactNode }[] = [
    { id: "use", words: use, content: <QuotableNumbers report={report} /> },
    { id: "approach", words: approach, content: <Approach approach={approach} selection={selection} /> },
    { id: "kinds", words: reading, content: <Kinds reading={reading} products={products} /> },
    { id: "counts", words: counts, content: <Counts report={report} /> },
    { id: "validation", words: validation, content: <Steps validation={validation} /> },
    { id: "results", words: results, content: <Results results={results} /> },
    {
      id: "limitations",
      words: limitations,
      content: <Limitations limitations={limitations} selection={selection} />,
    },
    {
      id: "validation-conclusion",
      words: conclusion,
      content: <RichText as="p" className="measure" text={conclusion.text} />,
    },
  ].filter(({ id }) => id !== "counts" || pairsOf(counts).length > 0);
  const listed = sections.map(({ id, words: { kicker } }) => ({ id, label: kicker }));
  return (
    <article className="methodology page">
      <div className="methodology-head cluster container">
        <div>
          <RichText as="h1" text={words.title} plain />
          <RichText as="p" className="lead" text={words.lead} />
        </div>
        {words.picture && <Picture picture={words.picture} eager />}
      </div>
      <WithContents sections={[...listed, { id: "sources", label: "Sources" }]}>
        {sections.map((section) => (
          <Section key={section.id} className="ruled" id={section.id} words={section.words}>
            {section.content}
          </Section>
        ))}
      </WithContents>
      <section className="ruled container" id="sources" aria-labelledby="sources-heading">
        <h2 className="opening" id="sources-heading">
          Sources
        </h2>
        <SourceList sources={sources} />
        <LinkLine to={citeAnchor}>Cite this report</LinkLine>
      </section>
    </article>
  );
}

/** Two counts that differ. */
function pairsOf({ items }: Words["counts"]) {
  return items.filter(({ pair }) => plainText(pair.one) !== plainText(pair.other));
}

function Counts({ report }: { report: Report }) {
  return (
    <ul className="auto-grid counts">
      {pairsOf(report.methodology.counts).map(({ pair, text, shows }, index) => (
        <li key={`count-${index}`}>
          <div className="cluster">
            <p className="pad-number">
              <RichText text={pair.one} /> or <RichText text={pair.other} />
            </p>
            {shows && (
              <div className="cluster">
                <Counted shows={shows} report={report} />
              </div>
            )}
          </div>
          <RichText as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What a number counts: brands, tiers or products. */
function Counted({ shows, report: { tiers, products } }: { shows: Shown; report: Report }) {
  if (shows === "brands") {
    const brands = new Set(products.map(({ brand }) => brand));
    return [...brands].map((brand) => <BrandName key={brand} brand={brand} />);
  }
  if (shows === "tiers")
    return tiers.map(({ label, color }) => <TierBadge key={label} tier={label} color={color} />);
  return <ProductRow products={selectProducts(products, shows)} />;
}

/** Whether a number may be quoted. */
const answerWords = { quote: "Yes, about this report", caveat: "Only with its caveat", never: "No" };

/** Which numbers may be quoted, and in which words. */
function QuotableNumbers({ report }: { report: Report }) {
  const { use } = report.methodology;
  return (
    <>
      <Paragraphs texts={[use.text]} />
      <DataTable
        className="use block-table space-before"
        caption="What may be quoted"
        columns={[
          { title: "Number", className: "use-number" },
          { title: "May I use it?", className: "use-answer" },
          { title: "Wording" },
        ]}
        rows={use.rows.map((row) => [
          row.link ? (
            <a className="tap-target" key="what" href={href(summaryAnchor)}>
              {row.what}
            </a>
          ) : (
            row.what
          ),
          <span key="answer" className={`badge answer answer-${row.answer}`}>
            {answerWords[row.answer]}
          </span>,
          <Wording key="wording" row={row} origin={writeOrigin(report)} />,
        ])}
      />
    </>
  );
}

/** The words to quote; with a base and a caveat, a button copies all of it, and where it comes from. */
function Wording({ row, origin }: { row: Words["use"]["rows"][number]; origin: string }) {
  const wording = <RichText as="p" text={row.wording} />;
  if (!row.base || !row.caveat) return wording;
  return (
    <Copyable name={row.what}>
      {wording}
      <p className="caption">
        Base: <RichText text={row.base} />. <RichText text={row.caveat} />
      </p>
      <p className="visually-hidden">{origin}</p>
    </Copyable>
  );
}

interface ApproachProps {
  approach: Words["approach"];
  /** How the products were chosen, in the owner's words. */
  selection: Report["edition"]["selection"];
}

function Approach({ approach, selection }: ApproachProps) {
  const { paragraphs, methods, primary, secondary } = approach;
  return (
    <>
      <Paragraphs texts={selection ? [...paragraphs, selection] : paragraphs} />
      <h3>Data collection methods</h3>
      <Terms
        className="auto-grid terms"
        items={methods.map(({ title, text }) => ({
          term: <RichText text={title} plain />,
          text: <RichText text={text} />,
        }))}
      />
      <div className="auto-grid">
        <div>
          <h3>Primary sources</h3>
          <RichText as="p" text={primary} />
        </div>
        <div>
          <h3>Secondary sources</h3>
          <RichText as="p" text={secondary} />
        </div>
      </div>
    </>
  );
}

interface KindsProps {
  reading: Words["reading"];
  products: Report["products"];
}

/** The kinds of value that the report has, each with its mark. */
function Kinds({ reading, products }: KindsProps) {
  const { reported, sourced, illustrative } = reading.kinds;
  const sourcedLabel = (
    <>
      {sourced.label}
      <sup className="note">[1]</sup>
    </>
  );
  const items: Term[] = [
    { term: reported.label, text: <RichText text={reported.text} /> },
    { term: sourcedLabel, text: <RichText text={sourced.text} /> },
  ];
  if (hasIllustrative(products))
    items.push({
      term: <span className="legend illustrative">{illustrative.label}</span>,
      text: <RichText text={illustrative.text} />,
    });
  return (
    <>
      <Paragraphs texts={[reading.text]} />
      <Terms className="auto-grid auto-grid-narrow terms pad padded space-before" items={items} />
    </>
  );
}

function Steps({ validation }: { validation: Words["validation"] }) {
  return (
    <>
      <Paragraphs texts={[validation.text]} />
      <ol className="steps space-before numbered strip-behind">
        {validation.steps.map(({ title, text }, index) => (
          <li key={`step-${index}`}>
            <RichText as="h3" text={title} plain />
            <RichText as="p" text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Results({ results }: { results: Words["results"] }) {
  return (
    <>
      <Paragraphs texts={[results.text]} />
      <DataTable
        className="block-table space-before"
        caption="Validation results"
        columns={[{ title: "Category" }, { title: "Status" }, { title: "Details" }]}
        rows={results.rows.map(({ category, status, details }) => [
          category,
          <span key="status" className={status === "Confirmed" ? "badge answer answer-quote" : "badge"}>
            {status}
          </span>,
          <RichText key="details" text={details} />,
        ])}
      />
    </>
  );
}

interface LimitationsProps {
  limitations: Words["limitations"];
  selection: Report["edition"]["selection"];
}

function Limitations({ limitations, selection }: LimitationsProps) {
  const rows = limitations.rows.filter(({ until }) => until !== "selection" || !selection);
  return (
    <>
      <Paragraphs texts={[limitations.text]} />
      <ul className="two-columns rows space-before">
        {rows.map(({ area, issue }) => (
          <li key={area}>
            <h3 className="label">{area}</h3>
            <RichText as="p" text={issue} />
          </li>
        ))}
      </ul>
    </>
  );
}
