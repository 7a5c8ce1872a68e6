import { flattenColumns } from "../../analysis/tables/header";
import type { DataTable } from "../../analysis/tables/table";
import type { Publication } from "./json";

/** The metadata of a CSV file as CSV on the Web (W3C, Metadata Vocabulary for Tabular Data). */
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
      columns: flattenColumns(table).map(({ name, title, datatype, unit, description, separator }) => ({
        name,
        titles: [name, title],
        // A source's date may be a year or a month alone, which no CSVW datatype allows beside full dates.
        datatype: datatype === "date" ? "string" : datatype,
        "dc:description": description,
        ...(unit && { "schema:unitText": unit }),
        ...(separator && { separator }),
      })),
    },
  };
}
