import { createHash } from "node:crypto";
import type { Edition } from "../analysis/edition";
import { deriveFigureTables } from "../analysis/figures/all-figures";
import { valueFields } from "../analysis/product";
import type { DataCell } from "../analysis/tables/table-model";
import type { Evidence } from "../content/kind";

/**
 * A hash of the report's data: every value of every product and every cell of every figure, with its kind and sources.
 * Sentences do not count, so rewording needs no new version; nor do fields that a product lacks, so code may add an optional one.
 */
export function hashData(edition: Edition): string {
  const records = edition.products.map((product) => [
    product.id,
    valueFields
      .filter((field) => product[field] !== undefined)
      .map((field) => [field, product[field], describeEvidence(product.evidence[field])]),
  ]);
  const tables = deriveFigureTables(edition).map(({ id, columns, rows }) => [
    id,
    columns.map(({ name, unit }) => [name, unit]),
    rows.map((row) => row.map((cell) => [cell.value, describeEvidence(cell)])),
  ]);
  const text = JSON.stringify([records, tables]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function describeEvidence(evidence: Evidence | DataCell | undefined) {
  return evidence && [evidence.kind, evidence.sources];
}
