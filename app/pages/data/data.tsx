import { Fragment, type ReactNode } from "react";
import { deriveCitation, formatCitation } from "../../files/citation";
import { listRecords } from "../../files/csv";
import { zipPath } from "../../files/data-files";
import { describeData } from "../../files/data-package";
import type { DataFile } from "../../files/site-file";
import { formatDate } from "../../format";
import { CopyableText } from "../../parts/copyable-text";
import { DataTable } from "../../parts/data-table";
import { ButtonLink, LinkLine } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { EarlierEditions } from "../../parts/site-footer";
import { TermList } from "../../parts/term-list";
import { useLegendDone } from "../../parts/value";
import { listCredits } from "../../report/pictures";
import type { Report } from "../../report/report";
import { productsTable } from "../../report/table";
import { toPlainText } from "../../report/text";
import { citationPaths, dataPath, href, pdfPath } from "../../urls";
import { hasIllustrative } from "../../value";
import "../../parts/fold.css";
import "../../styles/strip.css";
import "../../styles/rows.css";
import "./data.css";

interface Props {
  report: Report;
  /** The files of tables and citations. */
  dataFiles: readonly DataFile[];
}

export function DataPage({ report, dataFiles }: Props) {
  const { data: words, changes, edition } = report;
  const credits = listCredits(report);
  return (
    <article className="data page container">
      <DataHeader report={report} dataFiles={dataFiles} />
      <Section className="ruled" id="files" text={words.files}>
        <RichText as="p" className="measure" text={words.files.text} />
        <TablePreview report={report} />
        <ul className="rows space-before">
          {describeData(report).resources.map((resource) => (
            <DataFileRow key={resource.name} resource={resource} dataFiles={dataFiles} />
          ))}
        </ul>
      </Section>
      <Section className="ruled" id="reading" text={words.reading}>
        <TermList
          className="auto-grid"
          termClass="label"
          items={words.reading.items.map(({ title, text }) => ({ term: title, text: showCode(text) }))}
        />
      </Section>
      <CitationSection report={report} dataFiles={dataFiles} />
      <div className="ruled stack-large side-by-side">
        <Section id="changes" text={words.changes}>
          <VersionHistory changes={changes} />
          <EarlierEditions report={report} />
        </Section>
        <Section id="license" text={words.license}>
          <RichText as="p" className="measure" text={words.license.text} />
          <a className="tap-target" href={edition.license.address} rel="license">
            {edition.license.name} ({edition.license.short})
          </a>
          {credits.length > 0 && (
            <p className="caption">{`${toPlainText(report.printEdition.credits)}: ${credits.join("; ")}`}</p>
          )}
        </Section>
      </div>
    </article>
  );
}

export function VersionHistory({ changes }: Pick<Report, "changes">) {
  return (
    <ul className="rows">
      {changes.map(({ version, date, title, text }) => (
        <li key={version}>
          <h3 className="label">
            Version {version}, <time dateTime={date}>{formatDate(date)}</time>: {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Throws if there is no such file, which is a bug. */
function bodyOf(dataFiles: Props["dataFiles"], path: string): string | Uint8Array {
  const file = dataFiles.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`the data page has no file ${path}`);
  return file.body;
}

/** Names of columns, such as price_usd, as code. */
function showCode(text: string): ReactNode {
  return text.split(/(\w+_\w+)/u).map((piece, index) =>
    // The odd ones are what the expression matches.
    index % 2 === 1 ? <code key={`${index}${piece}`}>{piece}</code> : piece,
  );
}

function DataHeader({ report, dataFiles }: Props) {
  const { data: words, products, edition } = report;
  return (
    <div className="data-head stack-large side-by-side">
      <div>
        <RichText as="h1" text={words.title} plain />
        <RichText as="p" className="lead" text={words.lead} />
        {hasIllustrative(products) && <IllustrativeNote text={words.illustrative} />}
      </div>
      <section className="data-all panel strip" aria-labelledby="all-heading">
        <div className="stack">
          <h2 id="all-heading">{words.all.title}</h2>
          <p>{words.all.text}</p>
          <ButtonLink to={zipPath(report)} primary>
            Download zip ({Math.round(bodyOf(dataFiles, zipPath(report)).length / 1000)} kB)
          </ButtonLink>
          <LinkLine to={dataPath("datapackage.json")}>datapackage.json</LinkLine>
          {report.hasPdf && <LinkLine to={pdfPath(edition.fileName)}>The report as PDF</LinkLine>}
        </div>
      </section>
    </div>
  );
}

function IllustrativeNote({ text }: { text: string }) {
  useLegendDone();
  return <p className="legend measure space-before">{text}</p>;
}

type Resource = ReturnType<typeof describeData>["resources"][number];

/** A table's file; its columns unfold. */
function DataFileRow({ resource, dataFiles }: { resource: Resource; dataFiles: Props["dataFiles"] }) {
  const { path, title, description, rowCount, schema } = resource;
  const kilobytes = Math.ceil(Buffer.byteLength(bodyOf(dataFiles, dataPath(path))) / 1000);
  // What the columns of kinds and sources hold is said once, below.
  const fields = schema.fields.filter(({ name }) => !/_(?:kind|sources)$/u.test(name));
  return (
    <li className="data-file">
      <a className="tap-target" href={href(dataPath(path))}>
        <span aria-hidden="true">↓</span> <b>{path}</b>
      </a>
      <p>{description}</p>
      <details className="fold">
        <summary>
          {schema.fields.length} columns, {rowCount} rows, {kilobytes} kB
          <span className="visually-hidden"> of {title}</span>
        </summary>
        <DataTable
          className="block-table"
          columns={[{ title: "Column" }, { title: "Type and unit" }, { title: "Meaning" }]}
          rows={fields.map((field) => [
            <Fragment key="name">
              <code>{field.name}</code>
              {field.kindField && <span className="caption"> and its _kind, _sources</span>}
            </Fragment>,
            field.unit ? `${field.type}, ${field.unit}` : field.type,
            field.description,
          ])}
        />
      </details>
    </li>
  );
}

const previewed = ["slug", "price_usd", "price_usd_kind", "rating_out_of_five", "license"];

/** The products that have most in these columns, as they stand in the file. */
function TablePreview({ report }: { report: Report }) {
  const countCells = (record: Record<string, string>) => previewed.filter((name) => record[name]).length;
  const records = listRecords(productsTable(report));
  const shown = records.sort((one, other) => countCells(other) - countCells(one)).slice(0, 4);
  const pictures = new Map(report.products.map(({ slug, pictures }) => [slug, pictures.product]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, also by keyboard
    <section className="side-scroll data-preview space-before" aria-labelledby="preview-heading" tabIndex={0}>
      <p className="caption" id="preview-heading">
        Some rows and columns of products.csv
      </p>
      <DataTable
        labelledby="preview-heading"
        columns={previewed.map((title) => ({ title }))}
        rows={shown.map((record) =>
          previewed.map((name) => {
            const picture = name === "slug" && pictures.get(record.slug ?? "");
            const isExample = record[`${name}_kind`] === "illustrative";
            return (
              <span key={name} className={isExample ? "illustrative" : undefined}>
                {picture && <Picture picture={{ ...picture, alt: "" }} aspect="square" />}
                {record[name]}
              </span>
            );
          }),
        )}
      />
    </section>
  );
}

function CitationSection({ report, dataFiles }: Props) {
  const { cite } = report.data;
  return (
    <Section className="ruled" id="cite" text={cite}>
      <RichText as="p" className="measure" text={cite.text} />
      <div className="data-citation pad padded flex-wrap">
        <CopyableText name="citation">{formatCitation(deriveCitation(report))}</CopyableText>
        {Object.entries(citationPaths).map(([name, path]) => (
          <details key={name} className="fold">
            <summary className="pill outlined">{name}</summary>
            <CopyableText as="pre" name={name}>
              {bodyOf(dataFiles, path)}
            </CopyableText>
            <LinkLine to={path}>Download as {name} file</LinkLine>
          </details>
        ))}
      </div>
      <RichText as="p" className="measure" text={cite.page} />
    </Section>
  );
}
