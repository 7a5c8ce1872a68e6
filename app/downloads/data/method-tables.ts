import { type EditionData, makeRecordTable, proseCell } from "./edition-data";
import { type ColumnPlan, type DataTable, plainCell, statedCell } from "./table";

/** Every public source once, under the number by which the report cites it. */
export function deriveSourceTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "id", title: "Source id", unit: "text", evidence: false },
    { name: "number", title: "Number in citations", unit: "number", evidence: false },
    { name: "publisher", title: "Publisher", unit: "text" },
    { name: "title", title: "Title", unit: "text" },
    { name: "address", title: "Address", unit: "address" },
    { name: "date", title: "Date", unit: "date" },
    { name: "role", title: "Role", unit: "text", evidence: false },
    { name: "states", title: "What it states", unit: "text" },
    { name: "caveat", title: "Caveat", unit: "text" },
  ];
  const rows = data.report.sources.map(
    ({ id, publisher, title, address, date, role, states, caveat }, index) => {
      const itself = { kind: "public", sources: [id] } as const;
      return [
        plainCell(id),
        plainCell(index + 1),
        statedCell(publisher, itself),
        statedCell(title, itself),
        statedCell(address, itself),
        statedCell(date, itself),
        plainCell(role),
        proseCell(states, data),
        proseCell(caveat, data),
      ];
    },
  );
  return makeRecordTable("sources", data, { columns, rows });
}

/** The checks of the report's data, and how they came out. */
export function deriveValidationTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "category", title: "Category", unit: "text", evidence: false },
    { name: "status", title: "Status", unit: "text", evidence: false },
    { name: "details", title: "Details", unit: "text" },
  ];
  const rows = data.report.methodology.results.rows.map(({ category, status, details }) => [
    plainCell(category),
    plainCell(status),
    proseCell(details, data),
  ]);
  return makeRecordTable("validation-results", data, { columns, rows });
}

/** What the report cannot tell. */
export function deriveLimitationTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "area", title: "Area", unit: "text", evidence: false },
    { name: "issue", title: "Issue", unit: "text" },
  ];
  const rows = data.report.methodology.limitations.rows.map(({ area, issue }) => [
    plainCell(area),
    proseCell(issue, data),
  ]);
  return makeRecordTable("limitations", data, { columns, rows });
}
