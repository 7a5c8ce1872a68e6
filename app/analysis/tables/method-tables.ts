import type { Edition } from "../edition";
import { column, labelColumn, planTable, proseCell } from "./record-table";
import { valueCell } from "./table-model";

const ofSource = (id: string, value: string | undefined) =>
  valueCell(value, { kind: "public", sources: [id] });

/** Every public source, with its number in citations. */
export const sourceTable = planTable("sources", ({ report }: Edition) => report.sources, [
  labelColumn("id", "Source id", "text", ({ id }) => id),
  labelColumn("number", "Number in citations", "number", (_, index) => index + 1),
  column("publisher", "Publisher", "text", ({ id, publisher }) => ofSource(id, publisher)),
  column("title", "Title", "text", ({ id, title }) => ofSource(id, title)),
  column("address", "Address", "address", ({ id, address }) => ofSource(id, address)),
  column("date", "Date", "date", ({ id, date }) => ofSource(id, date)),
  labelColumn("role", "Role", "text", ({ role }) => role),
  column("states", "What it states", "text", ({ states }, edition) => proseCell(states, edition)),
  column("caveat", "Caveat", "text", ({ caveat }, edition) => proseCell(caveat, edition)),
]);

/** The checks of the report's data and their results. */
export const validationTable = planTable(
  "validation-results",
  ({ report }: Edition) => report.methodology.results.rows,
  [
    labelColumn("category", "Category", "text", ({ category }) => category),
    labelColumn("status", "Status", "text", ({ status }) => status),
    column("details", "Details", "text", ({ details }, edition) => proseCell(details, edition)),
  ],
);

/** The limitations: those of the list, and ours. */
export const limitationTable = planTable(
  "limitations",
  ({ report }: Edition) => report.methodology.limitations.rows,
  [
    column("area", "Area", "text", ({ area, kind }) => valueCell(area, { kind, sources: [] })),
    column("issue", "Issue", "text", ({ issue }, edition) => proseCell(issue, edition)),
  ],
);
