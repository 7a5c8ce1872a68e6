import type { ComponentType } from "react";
import { formatAttribution } from "../../files/citation";
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
import { useMarkLegendDone } from "../../parts/value";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import { type ResolvedText, toPlainText } from "../../report/text";
import { anchors, href } from "../../urls";
import { hasIllustrative } from "../../value";
import "../../parts/answer-badge.css";
import "../../styles/divided-list.css";
import "../../styles/number-badge.css";
import "../../styles/strip.css";
import "./methodology.css";

type MethodologyText = Report["methodology"];

interface ReportProps {
  report: Report;
}

interface PageSection {
  id: string;
  text: Pick<MethodologyText["quotableNumbers"], "kicker" | "heading"> & { text?: ResolvedText };
  /** The content of the section after its text. */
  Body?: ComponentType<ReportProps>;
}

export function MethodologyPage({ report }: ReportProps) {
  const { title, lead, picture } = report.methodology;
  const { quotableNumbers, approach, reading, counts, validation, results, limitations, conclusion } =
    report.methodology;
  const sections: PageSection[] = [
    { id: "quotable-numbers", text: quotableNumbers, Body: QuotableNumbers },
    { id: "approach", text: approach, Body: Approach },
    { id: "kinds", text: reading, Body: ValueKinds },
    ...(findDifferingCounts(counts).length > 0
      ? [{ id: "counts", text: counts, Body: DifferingCounts }]
      : []),
    { id: "validation", text: validation, Body: ValidationSteps },
    { id: "results", text: results, Body: ValidationResults },
    { id: "limitations", text: limitations, Body: Limitations },
    { id: "validation-conclusion", text: conclusion },
  ];
  const contents = sections.map(({ id, text: { kicker } }) => ({ id, label: kicker }));
  return (
    <article className="methodology padding-block-7">
      <div className="methodology-header cluster justify-between container">
        <div>
          <RichText as="h1" text={title} plain />
          <RichText as="p" className="lead" text={lead} />
        </div>
        {picture && <Picture picture={picture} eager />}
      </div>
      <ContentsLayout sections={[...contents, { id: "sources", label: "Sources" }]}>
        {sections.map(({ id, text, Body }) => (
          <Section key={id} className="ruled-section" id={id} opening={text}>
            {text.text && <RichText as="p" className="measure" text={text.text} />}
            {Body && <Body report={report} />}
          </Section>
        ))}
        <section className="ruled-section" id="sources" aria-labelledby="sources-heading">
          <h2 className="section-opening" id="sources-heading">
            Sources
          </h2>
          <SourceList sources={report.sources} />
          <LinkLine to={anchors.cite}>Cite this report</LinkLine>
        </section>
      </ContentsLayout>
    </article>
  );
}

/** Returns the items whose two counts differ with the products of this report. The others need no explanation. */
function findDifferingCounts({ items }: MethodologyText["counts"]) {
  return items.filter((item) => toPlainText(item.counts.first) !== toPlainText(item.counts.second));
}

function DifferingCounts({ report }: ReportProps) {
  return (
    <ul className="auto-grid">
      {findDifferingCounts(report.methodology.counts).map(({ counts, text, shows }, index) => (
        <li key={`count-${index}`}>
          <p className="counts-number number-badge margin-bottom-2">
            <RichText text={counts.first} /> or <RichText text={counts.second} />
          </p>
          <RichText as="p" text={text} />
          {shows && (
            <div className="counts-items cluster">
              <CountedItems shows={shows} report={report} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders the items that a number counts: brands, tiers or products. */
function CountedItems({
  shows,
  report: { tiers, products },
}: ReportProps & Pick<MethodologyText["counts"]["items"][number], "shows">) {
  if (shows === "brands") {
    const brands = new Set(products.map(({ brand }) => brand));
    return [...brands].map((brand) => <BrandName key={brand} brand={brand} />);
  }
  if (shows === "tiers")
    return tiers.map(({ label, color }) => <TierBadge key={label} tier={label} color={color} />);
  return <ProductRow products={selectProducts(products, shows)} />;
}

/** The labels of the answers to "May I use it?". */
const answerLabels = { quote: "Yes, about this report", caveat: "Only with its caveat", never: "No" };

/** Renders the table of numbers that readers may or may not quote, each with its wording. */
function QuotableNumbers({ report }: ReportProps) {
  return (
    <DataTable
      className="quotable-table data-table-stacked margin-top-6"
      caption="What may be quoted"
      columns={[
        { title: "Number", className: "quotable-table-number" },
        { title: "May I use it?" },
        { title: "Wording" },
      ]}
      rows={report.methodology.quotableNumbers.rows.map((row) => [
        row.link ? (
          <a className="tap-target" key="label" href={href(anchors.summary)}>
            {row.label}
          </a>
        ) : (
          row.label
        ),
        <span key="answer" className={`badge answer-badge answer-badge-${row.answer}`}>
          {answerLabels[row.answer]}
        </span>,
        <Wording key="wording" row={row} origin={formatAttribution(report)} />,
      ])}
    />
  );
}

/**
 * Renders the wording for a quotation. If it has a base and a caveat, a button copies it with these and with the
 * title, version and URL of the report.
 */
function Wording({
  row,
  origin,
}: {
  row: MethodologyText["quotableNumbers"]["rows"][number];
  origin: string;
}) {
  const wording = <RichText as="p" text={row.wording} />;
  if (!row.base || !row.caveat) return wording;
  return (
    <CopyableText name={row.label}>
      {wording}
      <p className="caption">
        Base: <RichText text={row.base} />. <RichText text={row.caveat} />
      </p>
      <p className="visually-hidden">{origin}</p>
    </CopyableText>
  );
}

function Approach({ report: { edition, methodology } }: ReportProps) {
  const { paragraphs, methods, primary, secondary } = methodology.approach;
  return (
    <>
      <Paragraphs texts={[...paragraphs, ...(edition.selection ? [edition.selection] : [])]} />
      <h3>Data collection methods</h3>
      <TermList
        className="auto-grid bold-terms"
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

/** Renders the kinds of values, each with its marker. The illustrative kind is omitted if no value has it. */
function ValueKinds({ report: { methodology, products } }: ReportProps) {
  const { reported, sourced, illustrative } = methodology.reading.kinds;
  const sourcedLabel = (
    <>
      {sourced.label}
      <sup className="source-numbers">[1]</sup>
    </>
  );
  const items = [
    { term: reported.label, text: <RichText text={reported.text} /> },
    { term: sourcedLabel, text: <RichText text={sourced.text} /> },
    ...(hasIllustrative(products)
      ? [
          {
            term: <IllustrativeLabel label={illustrative.label} />,
            text: <RichText text={illustrative.text} />,
          },
        ]
      : []),
  ];
  return (
    <TermList className="auto-grid auto-grid-narrow bold-terms surface inset margin-top-6" items={items} />
  );
}

function IllustrativeLabel({ label }: { label: string }) {
  useMarkLegendDone();
  return <span className="legend illustrative">{label}</span>;
}

function ValidationSteps({ report }: ReportProps) {
  return (
    <ol className="validation-steps margin-top-6 numbered-list has-strip">
      {report.methodology.validation.steps.map(({ title, text }, index) => (
        <li key={`step-${index}`}>
          <RichText as="h3" text={title} plain />
          <RichText as="p" text={text} />
        </li>
      ))}
    </ol>
  );
}

function ValidationResults({ report }: ReportProps) {
  return (
    <DataTable
      className="data-table-stacked margin-top-6"
      caption="Validation results"
      columns={[{ title: "Category" }, { title: "Status" }, { title: "Details" }]}
      rows={report.methodology.results.rows.map(({ category, status, details }) => [
        category,
        <span
          key="status"
          className={status === "Confirmed" ? "badge answer-badge answer-badge-quote" : "badge"}
        >
          {status}
        </span>,
        <RichText key="details" text={details} />,
      ])}
    />
  );
}

function Limitations({ report: { edition, methodology } }: ReportProps) {
  const { rows } = methodology.limitations;
  return (
    <ul className="limitations divided-list margin-top-6">
      {rows
        // A limitation with `until: selection` no longer applies once the report says how the products were selected.
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
