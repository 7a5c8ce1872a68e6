import { listIllustrative } from "../../analysis/content-values";
import type { Edition } from "../../edition/edition";
import { dataFile } from "../../urls";
import { formatRows } from "./csv";
import { observationSheetName } from "./names";

const askedColumns = ["product", "field", "name", "value", "unit", "allowed"];

const observedColumns = [
  "observed_value",
  "observed_on",
  "source_title",
  "source_address",
  "source_publisher",
];

/**
 * The sheet of illustrative values, for readers who look for the real ones. It is not part of a version's data, because it
 * shrinks as values are replaced.
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

/** { number: 2351, noun: "ratings" } → "2351 ratings". */
function formatContentValue(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).join(" ") : String(value);
}
