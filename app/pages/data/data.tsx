import { Fragment, type ReactNode } from "react";
import { deriveCitation, formatCitation } from "../../files/citation";
import { listRecords } from "../../files/csv";
import { zipPath } from "../../files/data-files";
import { describeDataPackage } from "../../files/data-package";
import type { InMemoryFile } from "../../files/site-file";
import { formatDate } from "../../format";
import { CopyableText } from "../../parts/copyable-text";
import { DataTable } from "../../parts/data-table";
import { ButtonLink, LinkLine } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { EarlierEditions } from "../../parts/site-footer";
import { TermList } from "../../parts/term-list";
import { useMarkLegendDone } from "../../parts/value";
import { findLicenseTerms, formatLicenseName } from "../../report/license";
import { collectCredits } from "../../report/pictures";
import type { Report } from "../../report/report";
import { productsTable } from "../../report/table";
import { toPlainText } from "../../report/text";
import { citationPaths, dataPath, href, pdfPath } from "../../urls";
import { hasIllustrative } from "../../value";
import "../../parts/disclosure.css";
import "../../parts/table-scroller.css";
import "../../styles/strip.css";
import "../../styles/strip-panel.css";
import "../../styles/divided-list.css";
import "./data.css";

interface DataPageProps {
  report: Report;
  /** The files of the tables and of the citation, and the zip file. */
  dataFiles: readonly InMemoryFile[];
}

export function DataPage({ report, dataFiles }: DataPageProps) {
  const { data, changes, edition } = report;
  const credits = collectCredits(report);
  const licenseTerms = findLicenseTerms(report);
  return (
    <article className="data padding-block-7 container">
      <DataHeader report={report} dataFiles={dataFiles} />
      <Section className="ruled-section" id="files" opening={data.files}>
        <RichText as="p" className="measure" text={data.files.text} />
        <TablePreview report={report} />
        <ul className="divided-list margin-top-6">
          {describeDataPackage(report).resources.map((resource) => (
            <DataFileRow key={resource.name} resource={resource} dataFiles={dataFiles} />
          ))}
        </ul>
      </Section>
      <Section className="ruled-section" id="reading" opening={data.reading}>
        <TermList
          className="auto-grid"
          termClass="label"
          items={data.reading.items.map(({ title, text }) => ({
            term: title,
            text: renderColumnNames(text),
          }))}
        />
      </Section>
      <CitationSection report={report} dataFiles={dataFiles} />
      <div className="ruled-section stack-large side-by-side">
        <Section id="changes" opening={data.changes}>
          <VersionHistory changes={changes} />
          <EarlierEditions report={report} />
        </Section>
        <Section id="license" opening={{ kicker: data.license.kicker, heading: licenseTerms.heading }}>
          <p className="measure">
            <RichText text={licenseTerms.text} /> <RichText text={data.license.note} />
          </p>
          {edition.license.address ? (
            <a className="tap-target" href={edition.license.address} rel="license">
              {formatLicenseName(report)}
            </a>
          ) : (
            <p>{formatLicenseName(report)}</p>
          )}
          {credits.length > 0 && (
            <p className="caption">{`${toPlainText(report.printEdition.credits)}: ${credits.join("; ")}`}</p>
          )}
        </Section>
      </div>
    </article>
  );
}

/** Renders the versions of the edition, each with its date and its changes. */
export function VersionHistory({ changes }: Pick<Report, "changes">) {
  return (
    <ul className="divided-list">
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

/**
 * Returns the content of a data file.
 *
 * @throws {Error} If there is no file with this path, which is a bug.
 */
function getFileBody(dataFiles: DataPageProps["dataFiles"], path: string): string | Uint8Array {
  const file = dataFiles.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`the data page has no file ${path}`);
  return file.body;
}

/** Renders text with the column names in it, such as price_usd, as code. */
function renderColumnNames(text: string): ReactNode {
  return text.split(/(\w+_\w+)/u).map((part, index) =>
    // The result of split with a capturing group alternates between other text and matches.
    index % 2 === 1 ? <code key={`${index}${part}`}>{part}</code> : part,
  );
}

function DataHeader({ report, dataFiles }: DataPageProps) {
  const { data, products, edition } = report;
  return (
    <div className="data-header stack-large side-by-side">
      <div>
        <RichText as="h1" text={data.title} plain />
        <RichText as="p" className="lead" text={data.lead} />
        {hasIllustrative(products) && <IllustrativeNote text={data.illustrative} />}
      </div>
      <section className="data-zip strip-panel strip" aria-labelledby="all-heading">
        <div className="stack">
          <h2 id="all-heading">{data.all.title}</h2>
          <p>{data.all.text}</p>
          <ButtonLink to={zipPath(report)} primary>
            Download zip ({Math.round(getFileBody(dataFiles, zipPath(report)).length / 1000)} kB)
          </ButtonLink>
          <LinkLine to={dataPath("datapackage.json")}>datapackage.json</LinkLine>
          {report.hasPdf && <LinkLine to={pdfPath(edition.fileName)}>The report as PDF</LinkLine>}
        </div>
      </section>
    </div>
  );
}

function IllustrativeNote({ text }: { text: string }) {
  useMarkLegendDone();
  return <p className="legend measure margin-top-6">{text}</p>;
}

type Resource = ReturnType<typeof describeDataPackage>["resources"][number];

/** Renders a link to the file of a table, with a collapsible list of its columns. */
function DataFileRow({ resource, dataFiles }: { resource: Resource; dataFiles: DataPageProps["dataFiles"] }) {
  const { path, title, description, rowCount, schema } = resource;
  const kilobytes = Math.ceil(Buffer.byteLength(getFileBody(dataFiles, dataPath(path))) / 1000);
  // The columns of kinds and sources are explained once, below the files.
  const fields = schema.fields.filter(({ name }) => !/_(?:kind|sources)$/u.test(name));
  return (
    <li className="data-file">
      <a className="tap-target" href={href(dataPath(path))}>
        <span aria-hidden="true">↓</span> <b>{path}</b>
      </a>
      <p>{description}</p>
      <details className="disclosure">
        <summary>
          {schema.fields.length} columns, {rowCount} rows, {kilobytes} kB
          <span className="visually-hidden"> of {title}</span>
        </summary>
        <DataTable
          className="data-table-stacked"
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

/** The columns of the preview. */
const previewColumns = ["slug", "price_usd", "price_usd_kind", "rating_out_of_five", "license"];

/** Renders the products with the fewest empty cells in the columns of the preview, as they are in the file. */
function TablePreview({ report }: { report: Report }) {
  const countCells = (record: Record<string, string>) => previewColumns.filter((name) => record[name]).length;
  const records = listRecords(productsTable(report));
  const previewRecords = records.sort((a, b) => countCells(b) - countCells(a)).slice(0, 4);
  const pictures = new Map(report.products.map(({ slug, pictures }) => [slug, pictures.product]));
  return (
    <section
      className="table-scroller data-preview margin-top-6"
      aria-labelledby="preview-heading"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <p className="caption" id="preview-heading">
        Some rows and columns of products.csv
      </p>
      <DataTable
        labelledby="preview-heading"
        columns={previewColumns.map((title) => ({ title }))}
        rows={previewRecords.map((record) =>
          previewColumns.map((name) => {
            const picture = name === "slug" && pictures.get(record.slug ?? "");
            const isIllustrativeCell = record[`${name}_kind`] === "illustrative";
            return (
              <span key={name} className={isIllustrativeCell ? "illustrative" : undefined}>
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

function CitationSection({ report, dataFiles }: DataPageProps) {
  const { cite } = report.data;
  return (
    <Section className="ruled-section" id="cite" opening={cite}>
      <RichText as="p" className="measure" text={cite.text} />
      <div className="data-citation surface inset flex-wrap">
        <CopyableText name="citation">{formatCitation(deriveCitation(report))}</CopyableText>
        {Object.entries(citationPaths).map(([name, path]) => (
          <details key={name} className="disclosure">
            <summary className="pill pill-outlined">{name}</summary>
            <CopyableText as="pre" name={name}>
              {getFileBody(dataFiles, path)}
            </CopyableText>
            <LinkLine to={path}>Download as {name} file</LinkLine>
          </details>
        ))}
      </div>
      <RichText as="p" className="measure" text={cite.page} />
    </Section>
  );
}
