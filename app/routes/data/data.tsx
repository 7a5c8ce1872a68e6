import { listFigureIds } from "../../analysis/figures/all-figures";
import { flattenColumns } from "../../analysis/tables/header";
import { resolveAll } from "../../analysis/text";
import { ButtonLink } from "../../components/button-link";
import { Copyable, copyOnClick } from "../../components/copyable";
import { LinkLine } from "../../components/link-line";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { StatTile } from "../../components/stat-tile";
import { TitledSection } from "../../components/titled-section";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { publishedData } from "../../downloads/data/data-files";
import { observationSheetName, sumsName, zipName } from "../../downloads/data/names";
import { absoluteUrl } from "../../edition/addresses";
import { editionContext } from "../../edition/context";
import { dataFile, figurePath, href } from "../../urls";
import type { Route } from "./+types/data";
import { TableList } from "./table-list";
import "../../components/strip.css";
import "../../styles/rows.css";
import "./data.css";

export const handle: PageHandle = { headScript: copyOnClick };
export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, resolver, products } = edition;
  const { tables: _tables, columns: _columns, ...words } = report.data;
  const { tables, zip, versions } = publishedData(edition);
  const figures = listFigureIds(report);
  const listed = tables
    .filter(({ name }) => name !== "dictionary")
    .map(({ name, title, description, columns, rows, figure }) => ({
      name,
      title,
      description: figure ? `Base: ${figure.base}` : description,
      rows: rows.length,
      columns: columns.map(({ evidence: _, ...column }) => column),
      width: flattenColumns({ columns }).length,
      ...(figures.includes(name) && { figure: figurePath(name) }),
    }));
  return {
    meta: pageMeta(edition, "data"),
    page: resolveAll(words, resolver),
    tables: listed,
    zip,
    versions,
    address: absoluteUrl(edition, dataFile("products.csv")),
    kept: products.filter(({ evidence }) => evidence.price.kind !== "illustrative").length,
    license: report.publication.license,
    zipName: zipName(report.publication),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function DataPage({ loaderData }: Route.ComponentProps) {
  const { page, tables, license } = loaderData;
  const { figureTables, recordTables, reading } = page;
  return (
    <article className="data page wide">
      <Head data={loaderData} />
      <Section className="ruled" id="figures" words={figureTables}>
        <RichText as="p" className="measure" text={figureTables.text} />
        <TableList tables={tables.filter(({ figure }) => figure)} />
      </Section>
      <Section className="ruled" id="records" words={recordTables}>
        <RichText as="p" className="measure" text={recordTables.text} />
        <TableList tables={tables.filter(({ figure }) => !figure)} />
      </Section>
      <Section className="ruled" id="reading" words={reading}>
        <dl className="columns data-rules">
          {reading.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Versions data={loaderData} />
      <Section className="ruled" id="license" words={page.license}>
        <RichText as="p" className="measure" text={page.license.text} />
        <p className="measure">
          <a href={license.address} rel="license">
            {license.name} ({license.short})
          </a>
        </p>
      </Section>
    </article>
  );
}

/** All data in one file, and what to check before quoting a number. */
function Head({ data: { page, tables, zip, zipName, versions, address, kept } }: { data: Data }) {
  const { facts, observe } = page;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const columns = tables.reduce((sum, table) => sum + table.width, 0);
  return (
    <div className="data-head split">
      <div>
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
      </div>
      <section className="data-all panel" aria-labelledby="all-heading">
        <div className="stack">
          <h2 id="all-heading">{page.all.title}</h2>
          <RichText as="p" text={page.all.text} />
          <ButtonLink to={dataFile(zipName)} primary>
            Download zip ({Math.round(zip.bytes / 1000)} kB)
          </ButtonLink>
          <LinkLine to={dataFile("products.csv")}>products.csv</LinkLine>
          <p className="caption">
            SHA-256 <code>{zip.sha256}</code>
          </p>
        </div>
      </section>
      <TitledSection className="data-facts measure" id="facts" title={facts.title}>
        <p>{facts.text}</p>
        <p>{kept > 0 ? `${facts.kept} ${kept}` : facts.none}</p>
      </TitledSection>
      <TitledSection className="measure" id="observe" title={observe.title}>
        <RichText as="p" text={observe.text} />
        <a className="target" href={href(dataFile(observationSheetName))}>
          {observationSheetName}
        </a>
      </TitledSection>
      <Examples words={page.examples} address={address} />
      <dl className="stat-tiles">
        <StatTile label="tables" value={tables.length} />
        <StatTile label="rows" value={rows} />
        <StatTile label="columns" value={columns} />
        <StatTile label="version" value={versions[0]} />
      </dl>
    </div>
  );
}

function Examples({ words, address }: { words: Data["page"]["examples"]; address: string }) {
  return (
    <TitledSection className="data-examples" id="examples" title={words.title}>
      <div className="columns">
        {words.programs.map(({ title, code }) => (
          <div key={title}>
            <h3 className="label">{title}</h3>
            <Copyable as="pre" name={title}>
              {code.replaceAll("PRODUCTS", address)}
            </Copyable>
          </div>
        ))}
        <div>
          <h3 className="label">{words.spreadsheet.title}</h3>
          <ol>
            {words.spreadsheet.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </TitledSection>
  );
}

function Versions({ data: { page, versions, zipName } }: { data: Data }) {
  return (
    <Section className="ruled" id="versions" words={page.versions}>
      <RichText as="p" className="measure" text={page.versions.text} />
      <div className="columns apart">
        <ul className="rows data-files data-named">
          {page.versions.files.map(({ file, text }) => (
            <li key={file}>
              <a className="target" href={href(dataFile(file))}>
                {file}
              </a>{" "}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <ul className="rows data-files">
          {versions.map((version, index) => (
            <li key={version} className="row">
              <span>{`Version ${version}${index === 0 ? " (this one)" : ""}: `}</span>
              <a className="target" href={href(dataFile(zipName, version))}>
                zip of version {version}
              </a>{" "}
              <a className="target" href={href(dataFile(sumsName, version))}>
                checksums of version {version}
              </a>
              <code>{href(dataFile("…", version))}</code>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
