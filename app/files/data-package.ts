import { formatLicenseName } from "../report/license";
import type { Report } from "../report/report";
import { type Column, listTables, type Table } from "../report/table";
import { toPlainText } from "../report/text";
import { absoluteUrl, pages } from "../urls";
import type { ValueFormat } from "../value";
import { formatAuthor } from "./citation";

interface Field extends Record<"name" | "title" | "description" | "type", string> {
  format?: string;
  /** The unit of numbers. This property and the following ones extend the standard, which allows that. */
  unit?: string;
  /** The name of the field with the kind of each value. */
  kindField?: string;
  /** The name of the field with the sources of each value. */
  sourcesField?: string;
}

const types: Record<ValueFormat, Pick<Field, "type" | "format" | "unit">> = {
  text: { type: "string" },
  url: { type: "string", format: "uri" },
  // Dates can be a year, a month or a day. No date type of the standard allows all of these.
  date: { type: "string" },
  number: { type: "integer" },
  count: { type: "integer" },
  // The unit is the noun in report.yaml, which `describeColumn` adds.
  pieces: { type: "integer" },
  percent: { type: "number", unit: "percent" },
  money: { type: "number", unit: "US dollars" },
  rating: { type: "number", unit: "out of five" },
};

/**
 * Derives the content of datapackage.json, which follows the Frictionless standard (datapackage.org). The
 * data page shows the same resources and fields.
 */
export function describeDataPackage(report: Report) {
  const { edition, site } = report;
  const { fileName, title, version, published, publisher, license, authors = [] } = edition;
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: fileName,
    title,
    description: toPlainText(site.pages.data.description),
    version,
    created: `${published}T00:00:00Z`,
    homepage: absoluteUrl(edition, pages.data.path),
    licenses: [
      {
        title: formatLicenseName(report),
        // The standard requires a path or a name of https://licenses.opendefinition.org.
        ...(license.address ? { path: license.address } : { name: "other-closed" }),
      },
    ],
    contributors: [
      ...authors.map((author) => ({ title: formatAuthor(author), roles: ["author"] })),
      { title: publisher.name, roles: ["publisher"] },
    ],
    resources: listTables(report).map((table) => describeTable(table, report)),
  };
}

/**
 * The dialect of all CSV files. Without it, libraries guess the delimiter, and some take the semicolons
 * between sources for it.
 */
const dialect = { header: true, delimiter: ",", lineTerminator: "\r\n", quoteChar: '"', doubleQuote: true };

function describeTable({ name, text, columns, rows }: Table, report: Report) {
  const fields = columns.flatMap((column) => describeColumn(column, report));
  return {
    name,
    ...text,
    path: `${name}.csv`,
    type: "table",
    mediatype: "text/csv",
    encoding: "utf-8",
    dialect,
    rowCount: rows.length,
    schema: { fields },
  };
}

/** Describes a column as a field. If the column has evidence, the fields of kinds and sources follow. */
function describeColumn(
  { name, title, format, hasEvidence }: Column<unknown>,
  { edition, data }: Report,
): Field[] {
  const describe = (name: string, meaning = name) => ({
    name,
    title,
    description: data.columns[meaning] ?? title,
  });
  const field: Field = {
    ...describe(name),
    ...types[format],
    ...(format === "pieces" && { unit: edition.noun.other }),
  };
  if (!hasEvidence) return [field];
  const kindField = `${name}_kind`;
  const sourcesField = `${name}_sources`;
  return [
    { ...field, kindField, sourcesField },
    { ...describe(kindField, "kind"), type: "string" },
    { ...describe(sourcesField, "sources"), type: "string" },
  ];
}
