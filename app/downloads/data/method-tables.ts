import { type EditionData, makeRecordTable, proseCell } from "./edition-data";
import { type ColumnPlan, type DataTable, plainCell, statedCell } from "./table";

const plain = { unit: "text", evidence: false } satisfies Partial<ColumnPlan>;

/** Every public source once, under the number by which the report cites it. */
export function deriveSourceTable(data: EditionData): DataTable {
  const own = (id: string, value: string | undefined) => statedCell(value, { kind: "public", sources: [id] });
  return makeRecordTable("sources", data, data.report.sources, [
    { ...plain, name: "id", title: "Source id", cell: ({ id }) => plainCell(id) },
    {
      name: "number",
      title: "Number in citations",
      unit: "number",
      evidence: false,
      cell: (_, index) => plainCell(index + 1),
    },
    { name: "publisher", title: "Publisher", unit: "text", cell: ({ id, publisher }) => own(id, publisher) },
    { name: "title", title: "Title", unit: "text", cell: ({ id, title }) => own(id, title) },
    { name: "address", title: "Address", unit: "address", cell: ({ id, address }) => own(id, address) },
    { name: "date", title: "Date", unit: "date", cell: ({ id, date }) => own(id, date) },
    { ...plain, name: "role", title: "Role", cell: ({ role }) => plainCell(role) },
    { name: "states", title: "What it states", unit: "text", cell: ({ states }) => proseCell(states, data) },
    { name: "caveat", title: "Caveat", unit: "text", cell: ({ caveat }) => proseCell(caveat, data) },
  ]);
}

/** The checks of the report's data, and how they came out. */
export function deriveValidationTable(data: EditionData): DataTable {
  return makeRecordTable("validation-results", data, data.report.methodology.results.rows, [
    { ...plain, name: "category", title: "Category", cell: ({ category }) => plainCell(category) },
    { ...plain, name: "status", title: "Status", cell: ({ status }) => plainCell(status) },
    { name: "details", title: "Details", unit: "text", cell: ({ details }) => proseCell(details, data) },
  ]);
}

/** What the report cannot tell. */
export function deriveLimitationTable(data: EditionData): DataTable {
  return makeRecordTable("limitations", data, data.report.methodology.limitations.rows, [
    { ...plain, name: "area", title: "Area", cell: ({ area }) => plainCell(area) },
    { name: "issue", title: "Issue", unit: "text", cell: ({ issue }) => proseCell(issue, data) },
  ]);
}
