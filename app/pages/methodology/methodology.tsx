import type { ComponentType } from "react";
import { formatOrigin } from "../../files/citation";
import { BrandName, TierBadge } from "../../parts/badges";
import { ContentsLayout } from "../../parts/contents-layout";
import { CopyableText } from "../../parts/copyable-text";
import { DataTable } from "../../parts/data-table";
import { LinkLine } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceList } from "../../parts/sources";
import { TermList } from "../../parts/term-list";
import { useLegendDone } from "../../parts/value";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import { type ResolvedText, toPlainText } from "../../report/text";
import { anchors, href } from "../../urls";
import { hasIllustrative } from "../../value";
import "../../parts/answer-badge.css";
import "../../styles/rows.css";
import "../../styles/pad-number.css";
import "../../styles/strip.css";
import "./methodology.css";

type Words = Report["methodology"];

type Props = { report: Report };

/** A section of the page: below its text, what it shows. */
interface PageSection {
  id: string;
  words: Pick<Words["use"], "kicker" | "heading"> & { text?: ResolvedText };
  Content?: ComponentType<Props>;
}

export function MethodologyPage({ report }: Props) {
  const { use, approach, reading, counts, validation, results, limitations, ...words } = report.methodology;
  const sections: PageSection[] = [
    { id: "use", words: use, Content: QuotableNumbers },
    { id: "approach", words: approach, Content: Approach },
    { id: "kinds", words: reading, Content: ValueKinds },
    ...(listDifferingPairs(counts).length > 0 ? [{ id: "counts", words: counts, Content: CountPairs }] : []),
    { id: "validation", words: validation, Content: ValidationSteps },
    { id: "results", words: results, Content: ValidationResults },
    { id: "limitations", words: limitations, Content: Limitations },
    { id: "validation-conclusion", words: words.conclusion },
  ];
  const listed = sections.map(({ id, words: { kicker } }) => ({ id, label: kicker }));
  return (
    <article className="methodology page">
      <div className="methodology-head cluster spread container">
        <div>
          <RichText as="h1" text={words.title} plain />
          <RichText as="p" className="lead" text={words.lead} />
        </div>
        {words.picture && <Picture picture={words.picture} eager />}
      </div>
      <ContentsLayout sections={[...listed, { id: "sources", label: "Sources" }]}>
        {sections.map(({ id, words, Content }) => (
          <Section key={id} className="ruled" id={id} text={words}>
            {words.text && <RichText as="p" className="measure" text={words.text} />}
            {Content && <Content report={report} />}
          </Section>
        ))}
      </ContentsLayout>
      <section className="ruled container" id="sources" aria-labelledby="sources-heading">
        <h2 className="opening" id="sources-heading">
          Sources
        </h2>
        <SourceList sources={report.sources} />
        <LinkLine to={anchors.cite}>Cite this report</LinkLine>
      </section>
    </article>
  );
}

function listDifferingPairs({ items }: Words["counts"]) {
  return items.filter(({ pair }) => toPlainText(pair.one) !== toPlainText(pair.other));
}

function CountPairs({ report }: Props) {
  return (
    <ul className="auto-grid">
      {listDifferingPairs(report.methodology.counts).map(({ pair, text, shows }, index) => (
        <li key={`count-${index}`}>
          <div className="cluster space-below">
            <p className="pad-number">
              <RichText text={pair.one} /> or <RichText text={pair.other} />
            </p>
            {shows && (
              <div className="cluster space-below">
                <CountedItems shows={shows} report={report} />
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
function CountedItems({
  shows,
  report: { tiers, products },
}: Props & Pick<Words["counts"]["items"][number], "shows">) {
  if (shows === "brands") {
    const brands = new Set(products.map(({ brand }) => brand));
    return [...brands].map((brand) => <BrandName key={brand} brand={brand} />);
  }
  if (shows === "tiers")
    return tiers.map(({ label, color }) => <TierBadge key={label} tier={label} color={color} />);
  return <ProductRow products={selectProducts(products, shows)} />;
}

const answerWords = { quote: "Yes, about this report", caveat: "Only with its caveat", never: "No" };

/** Which numbers may be quoted, and in which words. */
function QuotableNumbers({ report }: Props) {
  return (
    <DataTable
      className="use block-table space-before"
      caption="What may be quoted"
      columns={[
        { title: "Number", className: "use-number" },
        { title: "May I use it?" },
        { title: "Wording" },
      ]}
      rows={report.methodology.use.rows.map((row) => [
        row.link ? (
          <a className="tap-target" key="what" href={href(anchors.summary)}>
            {row.what}
          </a>
        ) : (
          row.what
        ),
        <span key="answer" className={`badge answer answer-${row.answer}`}>
          {answerWords[row.answer]}
        </span>,
        <Wording key="wording" row={row} origin={formatOrigin(report)} />,
      ])}
    />
  );
}

/** The words to quote; with a base and a caveat, a button copies all of it, and where it comes from. */
function Wording({ row, origin }: { row: Words["use"]["rows"][number]; origin: string }) {
  const wording = <RichText as="p" text={row.wording} />;
  if (!row.base || !row.caveat) return wording;
  return (
    <CopyableText name={row.what}>
      {wording}
      <p className="caption">
        Base: <RichText text={row.base} />. <RichText text={row.caveat} />
      </p>
      <p className="visually-hidden">{origin}</p>
    </CopyableText>
  );
}

function Approach({ report: { edition, methodology } }: Props) {
  const { paragraphs, methods, primary, secondary } = methodology.approach;
  return (
    <>
      <Paragraphs texts={[...paragraphs, ...(edition.selection ? [edition.selection] : [])]} />
      <h3>Data collection methods</h3>
      <TermList
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

/** The kinds of value that the report has, each with its mark. */
function ValueKinds({ report: { methodology, products } }: Props) {
  const { reported, sourced, illustrative } = methodology.reading.kinds;
  const sourcedLabel = (
    <>
      {sourced.label}
      <sup className="note">[1]</sup>
    </>
  );
  const items = [
    { term: reported.label, text: <RichText text={reported.text} /> },
    { term: sourcedLabel, text: <RichText text={sourced.text} /> },
    ...(hasIllustrative(products)
      ? [{ term: <DashedLabel label={illustrative.label} />, text: <RichText text={illustrative.text} /> }]
      : []),
  ];
  return <TermList className="auto-grid auto-grid-narrow terms pad padded space-before" items={items} />;
}

function DashedLabel({ label }: { label: string }) {
  useLegendDone();
  return <span className="legend illustrative">{label}</span>;
}

function ValidationSteps({ report }: Props) {
  return (
    <ol className="steps space-before numbered strip-behind">
      {report.methodology.validation.steps.map(({ title, text }, index) => (
        <li key={`step-${index}`}>
          <RichText as="h3" text={title} plain />
          <RichText as="p" text={text} />
        </li>
      ))}
    </ol>
  );
}

function ValidationResults({ report }: Props) {
  return (
    <DataTable
      className="block-table space-before"
      caption="Validation results"
      columns={[{ title: "Category" }, { title: "Status" }, { title: "Details" }]}
      rows={report.methodology.results.rows.map(({ category, status, details }) => [
        category,
        <span key="status" className={status === "Confirmed" ? "badge answer answer-quote" : "badge"}>
          {status}
        </span>,
        <RichText key="details" text={details} />,
      ])}
    />
  );
}

function Limitations({ report: { edition, methodology } }: Props) {
  const { rows } = methodology.limitations;
  return (
    <ul className="two-columns rows space-before">
      {rows
        .filter(({ until }) => until !== "selection" || !edition.selection)
        .map(({ area, issue }) => (
          <li key={area}>
            <h3 className="label">{area}</h3>
            <RichText as="p" text={issue} />
          </li>
        ))}
    </ul>
  );
}
