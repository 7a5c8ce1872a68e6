import type { ReactNode } from "react";
import type { Report } from "../report/report";
import { formatCell, type Table } from "../report/table";
import { dataPath, figurePath, href } from "../urls";
import { DataTable } from "./data-table";
import { RichText } from "./rich-text";
import { LegendIfDue } from "./value";
import "./figure.css";
import "./disclosure.css";

interface Props<Row> {
  number: number;
  report: Report;
  text: Report["figures"][keyof Report["figures"]];
  table: Table<Row>;
  /** The names of the columns in the figure's table. The CSV file contains all columns. */
  columns: readonly string[];
  /** Text after the base. */
  note?: string | undefined;
  /** The chart. */
  children: ReactNode;
}

/** Renders a chart with its finding as title and its base. Its table, method and files are collapsible. */
export function Figure<Row>({ report, number, text, table, columns, note, children }: Props<Row>) {
  const anchor = `figure-${number}`;
  const visibleColumns = table.columns.filter(({ name }) => columns.includes(name));
  return (
    <figure className="figure stack card inset" id={anchor} aria-labelledby={`${anchor}-title`}>
      <figcaption>
        <p className="caption">
          <a className="figure-number" href={`#${anchor}`}>
            Figure {number}
          </a>{" "}
          <RichText text={text.base} />. {note}
          <LegendIfDue />
        </p>
        <RichText as="h3" id={`${anchor}-title`} text={text.title} plain />
      </figcaption>
      {children}
      <details className="disclosure">
        <summary>
          Table and method<span className="visually-hidden"> of figure {number}</span>
        </summary>
        <div className="figure-details flow">
          <RichText as="p" text={text.description} />
          <DataTable
            labelledby={`${anchor}-title`}
            columns={visibleColumns.map(({ title, format }) => ({
              title,
              className: format === "text" ? undefined : "data-table-number",
            }))}
            rows={table.rows.map((row) => visibleColumns.map((column) => formatCell(column, row)))}
          />
          <p className="caption">
            <RichText text={text.method} />.
            <LegendIfDue />
          </p>
          <p className="link-list no-print">
            <a href={href(dataPath(`${table.name}.csv`))}>CSV</a>
            {report.hasPdf && <a href={href(figurePath(anchor))}>PNG</a>}
          </p>
        </div>
      </details>
    </figure>
  );
}
