import type { ReactNode } from "react";
import { writeOrigin } from "../../files/citation";
import { AnswerBadge } from "../../parts/answer-badge";
import { BrandName } from "../../parts/brand-name";
import { ColumnHeads } from "../../parts/column-heads";
import { WithContents } from "../../parts/contents";
import { Copyable } from "../../parts/copyable";
import { LinkLine } from "../../parts/link-line";
import { Picture } from "../../parts/picture";
import { ProductMarks } from "../../parts/product-marks";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { TierBadge } from "../../parts/tier-badge";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import { plainText } from "../../report/text";
import { citeAnchor } from "../../urls";
import { hasIllustrative } from "../../value";
import { SourceList } from "./source-list";
import "../../parts/block-table.css";
import "../../parts/ruled-table.css";
import "../../styles/rows.css";
import "../../styles/pad-number.css";
import "../../styles/strip.css";
import "./methodology.css";

type Words = Report["methodology"];
type Shown = NonNullable<Words["counts"]["items"][number]["shows"]>;
type Opening = Pick<Words["use"], "kicker" | "heading">;

export function MethodologyPage({ report }: { report: Report }) {
  const { edition, methodology: words, products, sources } = report;
  const { selection } = edition;
  const { use, approach, reading, counts, validation, results, limitations, conclusion } = words;
  const sections: { id: string; words: Opening; content: ReactNode }[] = [
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
      id: "conclusion",
      words: conclusion,
      content: <RichText as="p" className="measure" text={conclusion.text} />,
    },
  ].filter(({ id }) => id !== "counts" || pairsOf(counts).length > 0);
  const listed = sections.map(({ id, words: { kicker } }) => ({ id, label: kicker }));
  return (
    <article className="methodology page">
      <div className="methodology-head row wide">
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
      <section className="ruled wide" id="sources" aria-labelledby="sources-heading">
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
    <ul className="columns counts">
      {pairsOf(report.methodology.counts).map(({ pair, text, shows }, index) => (
        <li key={`count-${index}`}>
          <div className="row">
            <p className="pad-number">
              <RichText text={pair.one} /> or <RichText text={pair.other} />
            </p>
            {shows && <Counted shows={shows} report={report} />}
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
  return <ProductMarks products={selectProducts(products, shows)} />;
}

/** Which numbers may be quoted, and in which words. */
function QuotableNumbers({ report }: { report: Report }) {
  const { use } = report.methodology;
  return (
    <>
      <Paragraphs texts={[use.text]} />
      <table className="use ruled-table block-table apart">
        <caption className="visually-hidden">What may be quoted</caption>
        <ColumnHeads names={["Number", "May I use it?", "Wording"]} />
        <tbody>
          {use.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>
                <AnswerBadge answer={row.answer} />
              </td>
              <td>
                {row.base && row.caveat ? (
                  <Copyable name={row.what}>
                    <RichText as="p" text={row.wording} />
                    <p className="caption">
                      Base: <RichText text={row.base} />. <RichText text={row.caveat} />
                    </p>
                    {/* Copied with the words. */}
                    <p className="visually-hidden">{writeOrigin(report)}</p>
                  </Copyable>
                ) : (
                  <RichText as="p" text={row.wording} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ApproachProps {
  approach: Words["approach"];
  /** How the products were chosen, in the owner's words. */
  selection: Report["edition"]["selection"];
}

function Approach({ approach, selection }: ApproachProps) {
  return (
    <>
      <Paragraphs texts={selection ? [...approach.paragraphs, selection] : approach.paragraphs} />
      <h3>Data collection methods</h3>
      <dl className="columns terms">
        {approach.methods.map(({ title, text }, index) => (
          <div key={`method-${index}`}>
            <RichText as="dt" text={title} plain />
            <RichText as="dd" text={text} />
          </div>
        ))}
      </dl>
      <div className="columns">
        {Object.entries({
          "Primary sources": approach.primary,
          "Secondary sources": approach.secondary,
        }).map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <RichText as="p" text={text} />
          </div>
        ))}
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
  return (
    <>
      <Paragraphs texts={[reading.text]} />
      <dl className="columns columns-narrow terms pad inset apart">
        <div>
          <dt>{reported.label}</dt>
          <RichText as="dd" text={reported.text} />
        </div>
        <div>
          <dt>
            {sourced.label}
            <sup className="note">[1]</sup>
          </dt>
          <RichText as="dd" text={sourced.text} />
        </div>
        {hasIllustrative(products) && (
          <div>
            <dt>
              <span className="illustrative">{illustrative.label}</span>
            </dt>
            <RichText as="dd" text={illustrative.text} />
          </div>
        )}
      </dl>
    </>
  );
}

function Steps({ validation }: { validation: Words["validation"] }) {
  return (
    <>
      <Paragraphs texts={[validation.text]} />
      <ol className="steps apart numbered strip-behind">
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
      <table className="ruled-table block-table apart">
        <caption className="visually-hidden">Validation results</caption>
        <ColumnHeads names={["Category", "Status", "Details"]} />
        <tbody>
          {results.rows.map(({ category, status, details }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>
                <span className={status === "Confirmed" ? "badge answer answer-quote" : "badge"}>
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
      <ul className="texts rows apart">
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
