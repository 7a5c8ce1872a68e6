import type { ReactNode } from "react";
import { AnswerBadge } from "../../components/answer-badge";
import { BrandName } from "../../components/brand-name";
import { ColumnHeads } from "../../components/column-heads";
import { WithContents } from "../../components/contents";
import { Copyable } from "../../components/copyable";
import { LinkLine } from "../../components/link-line";
import { Picture } from "../../components/picture";
import { ProductMarks } from "../../components/product-marks";
import { Paragraphs, RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { TierBadge } from "../../components/tier-badge";
import { pageMeta } from "../../document/page-meta";
import { writeOrigin } from "../../files/citation";
import { pictureOf } from "../../report/pictures";
import { type Report, readReport } from "../../report/report";
import { selectProducts } from "../../report/selection";
import { plainText } from "../../report/text";
import { hasIllustrative } from "../../report/value";
import { citeAnchor } from "../../urls";
import type { Route } from "./+types/methodology";
import { SourceList } from "./source-list";
import "../../components/ruled-table.css";
import "../../styles/rows.css";
import "./methodology.css";

export function loader() {
  const report = readReport();
  return {
    meta: pageMeta(report, "methodology"),
    methodology: report.methodology,
    picture: report.methodology.picture && pictureOf(report.methodology.picture),
    selection: report.about.selection,
    origin: writeOrigin(report),
    kinds: report.methodology.reading.each.filter(
      ({ kind }) => kind !== "illustrative" || hasIllustrative(report.products),
    ),
    products: report.products,
    brands: [...new Set(report.products.map(({ brand }) => brand))],
    tiers: report.tiers,
    sources: report.sources,
  };
}

type Data = Route.ComponentProps["loaderData"];
type Words = Report["methodology"];
type Shown = NonNullable<Words["counts"]["items"][number]["shows"]>;
type Opening = Pick<Words["use"], "kicker" | "heading">;

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  const { methodology: words, picture, selection, origin, kinds, sources } = loaderData;
  const { use, approach, reading, counts, validation, results, limitations, conclusion } = words;
  const sections: { id: string; words: Opening; content: ReactNode }[] = [
    { id: "use", words: use, content: <QuotableNumbers use={use} origin={origin} /> },
    { id: "approach", words: approach, content: <Approach approach={approach} selection={selection} /> },
    { id: "kinds", words: reading, content: <Kinds reading={reading} kinds={kinds} /> },
    { id: "counts", words: counts, content: <Counts {...loaderData} /> },
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
        {picture && <Picture picture={picture} eager />}
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

function Counts(data: Data) {
  return (
    <ul className="columns counts">
      {pairsOf(data.methodology.counts).map(({ pair, text, shows }, index) => (
        <li key={`count-${index}`}>
          <div className="row">
            <p className="pad-number">
              <RichText text={pair.one} /> or <RichText text={pair.other} />
            </p>
            {shows && <Counted shows={shows} report={data} />}
          </div>
          <RichText as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What a number counts: brands, tiers or products. */
function Counted({ shows, report: { brands, tiers, products } }: { shows: Shown; report: Data }) {
  if (shows === "brands") return brands.map((brand) => <BrandName key={brand} brand={brand} />);
  if (shows === "tiers")
    return tiers.map(({ label, color }) => <TierBadge key={label} tier={label} color={color} />);
  return <ProductMarks products={selectProducts(products, shows)} />;
}

/** Which numbers may be quoted, and in which words. */
function QuotableNumbers({ use, origin }: { use: Words["use"]; origin: string }) {
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
                    <p className="visually-hidden">{origin}</p>
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
  selection: Report["about"]["selection"];
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
  kinds: Words["reading"]["each"];
}

/** The kinds of value that the report has, each with its mark. */
function Kinds({ reading, kinds }: KindsProps) {
  return (
    <>
      <Paragraphs texts={[reading.text]} />
      <dl className="columns columns-narrow terms pad inset apart">
        {kinds.map(({ kind, label, text }) => (
          <div key={kind}>
            <dt>
              {kind === "illustrative" ? <span className="illustrative">{label}</span> : label}
              {kind === "sourced" && <sup className="note">[1]</sup>}
            </dt>
            <RichText as="dd" text={text} />
          </div>
        ))}
      </dl>
    </>
  );
}

function Steps({ validation }: { validation: Words["validation"] }) {
  return (
    <>
      <Paragraphs texts={[validation.text]} />
      <ol className="steps apart">
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
  selection: Report["about"]["selection"];
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
