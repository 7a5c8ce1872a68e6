import { column, type EditionData, labelColumn, makeRecordTable, proseCell } from "./record-table";
import { type DataTable, statedCell } from "./table";

/** Every public source once, under the number by which the report cites it. */
export function deriveSourceTable(data: EditionData): DataTable {
  const own = (id: string, value: string | undefined) => statedCell(value, { kind: "public", sources: [id] });
  return makeRecordTable("sources", data, data.report.sources, [
    labelColumn("id", "Source id", "text", ({ id }) => id),
    labelColumn("number", "Number in citations", "number", (_, index) => index + 1),
    column("publisher", "Publisher", "text", ({ id, publisher }) => own(id, publisher)),
    column("title", "Title", "text", ({ id, title }) => own(id, title)),
    column("address", "Address", "address", ({ id, address }) => own(id, address)),
    column("date", "Date", "date", ({ id, date }) => own(id, date)),
    labelColumn("role", "Role", "text", ({ role }) => role),
    column("states", "What it states", "text", ({ states }) => proseCell(states, data)),
    column("caveat", "Caveat", "text", ({ caveat }) => proseCell(caveat, data)),
  ]);
}

/** The checks of the report's data and their results. */
export function deriveValidationTable(data: EditionData): DataTable {
  return makeRecordTable("validation-results", data, data.report.methodology.results.rows, [
    labelColumn("category", "Category", "text", ({ category }) => category),
    labelColumn("status", "Status", "text", ({ status }) => status),
    column("details", "Details", "text", ({ details }) => proseCell(details, data)),
  ]);
}

/** The limitations that the study names, and those that the editors add. */
export function deriveLimitationTable(data: EditionData): DataTable {
  return makeRecordTable("limitations", data, data.report.methodology.limitations.rows, [
    column("area", "Area", "text", ({ area, kind }) => statedCell(area, { kind, sources: [] })),
    column("issue", "Issue", "text", ({ issue }) => proseCell(issue, data)),
  ]);
}
