import { kinds } from "../content/kind";
import type { Report } from "../report/report";
import { type Column, listTables, type Table } from "../report/table";
import { plainText } from "../report/text";
import type { Unit } from "../report/value";
import { absoluteUrl } from "../settings";
import { pages } from "../urls";
import { listHeaders } from "./csv";

/** A field of a table as Frictionless Table Schema describes it, and two properties of our own. */
interface Field {
  name: string;
  title: string;
  type: "string" | "integer" | "number";
  format?: "uri";
  description: string;
  /** What the numbers measure. */
  unit?: string;
  /** The fields that hold the kind and the sources of each value. */
  kindField?: string;
  sourcesField?: string;
  constraints?: { enum: readonly string[] };
}

const types: Record<Unit, Pick<Field, "type" | "format" | "unit">> = {
  text: { type: "string" },
  address: { type: "string", format: "uri" },
  // A year, a month or a day.
  date: { type: "string" },
  number: { type: "integer" },
  count: { type: "integer" },
  pieces: { type: "integer", unit: "bandages" },
  percent: { type: "number", unit: "percent" },
  money: { type: "number", unit: "US dollars" },
  rating: { type: "number", unit: "out of five" },
};

/** datapackage.json after the Frictionless standard (datapackage.org). The data page lists the same record. */
export function describeData(report: Report) {
  const { about, data } = report;
  const { fileName, title, version, published, publisher, license } = about;
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: fileName,
    title,
    description: plainText(data.lead),
    version,
    created: `${published}T00:00:00Z`,
    homepage: absoluteUrl(about, pages.data.path),
    licenses: [{ title: `${license.name} (${license.short})`, path: license.address }],
    contributors: [{ title: publisher.name, roles: ["publisher"] }],
    resources: listTables(report).map((table) => describeTable(table, data)),
  };
}

function describeTable({ name, columns, rows }: Table, { tables, columns: meanings }: Report["data"]) {
  return {
    name,
    path: `${name}.csv`,
    type: "table",
    ...tables[name],
    mediatype: "text/csv",
    encoding: "utf-8",
    rowCount: rows.length,
    schema: { fields: columns.flatMap((column) => describeColumn(column, meanings)) },
  };
}

function describeColumn(column: Column<unknown>, meanings: Report["data"]["columns"]): Field[] {
  const { title, unit } = column;
  const [name = "", kindField, sourcesField] = listHeaders(column);
  const field = { name, title, ...types[unit], description: meanings[name] ?? title };
  if (!kindField || !sourcesField) return [field];
  const ofField = { type: "string" as const, title };
  return [
    { ...field, kindField, sourcesField },
    { ...ofField, name: kindField, description: meanings.kind ?? "", constraints: { enum: kinds } },
    { ...ofField, name: sourcesField, description: meanings.sources ?? "" },
  ];
}
