import { flattenColumns, sourceSeparator } from "./header";
import type { Publication } from "./json";
import type { DataTable } from "./table";

/** The table as CSV on the Web describes it (W3C, Metadata Vocabulary for Tabular Data), beside the CSV file. */
export function describeCsv(table: DataTable, publication: Publication): object {
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    url: `${table.name}.csv`,
    "dc:title": table.title,
    "dc:description": table.description,
    "dc:publisher": publication.publisher,
    "dc:license": { "@id": publication.licence.address },
    "dc:issued": publication.published,
    "schema:version": publication.version,
    dialect: { encoding: "utf-8", lineTerminators: ["\r\n"], header: true },
    tableSchema: {
      columns: flattenColumns(table).map(({ name, title, datatype, unit, description, part }) => ({
        name,
        titles: [name, title],
        datatype: csvwDatatype(datatype),
        "dc:description": description,
        ...(unit && { "schema:unitText": unit }),
        ...(part === "sources" && { separator: sourceSeparator }),
      })),
    },
  };
}

/** Dates of sources may be a year or a month alone, which no datatype of CSV on the Web allows besides full dates. */
function csvwDatatype(datatype: string): string {
  return datatype === "date" ? "string" : datatype;
}
