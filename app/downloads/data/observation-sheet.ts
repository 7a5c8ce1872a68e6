import { listIllustrative } from "../../analysis/content-values";
import type { Edition } from "../../edition/edition";
import { dataFile } from "../../urls";
import { formatRows } from "./csv";
import { observationSheetName } from "./names";

/** Columns that say which value is asked for. */
const askedColumns = ["product", "field", "name", "value", "unit", "allowed"];

/** Columns that are empty until somebody has seen the real value. */
const observedColumns = [
  "observed_value",
  "observed_on",
  "source_title",
  "source_address",
  "source_publisher",
];

/**
 * The sheet of every illustrative value, one a row, for whoever looks for the real ones. Not a table of the report: it
 * shrinks as values are replaced, so the data of a version does not contain it.
 */
export function observationSheet({ report }: Pick<Edition, "report">) {
  const rows = listIllustrative(report).map(({ subject, field, name, value, unit, allowed }) => [
    ...[subject, field, name, formatContentValue(value), unit ?? null, allowed],
    ...observedColumns.map(() => null),
  ]);
  return {
    path: dataFile(observationSheetName),
    body: formatRows([[...askedColumns, ...observedColumns], ...rows]),
  };
}

/** A value in one cell. Reviews are a number and what the shop calls them: "2351 ratings". */
function formatContentValue(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).join(" ") : String(value);
}
