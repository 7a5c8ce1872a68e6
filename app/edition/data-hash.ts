import { createHash } from "node:crypto";
import type { Figure } from "../analysis/figure";
import { valueFields } from "../analysis/product";
import type { Edition } from "./edition";

/**
 * A hash over what the report states as data: every value of every product and every cell of every figure, each with its
 * kind and sources. Words are not in it, so a better sentence needs no new version; nor is the list of names that prose
 * may use, so a developer may add one.
 */
export function hashData(edition: Edition): string {
  const products = edition.products.map(({ id, evidence, ...product }) => [
    id,
    valueFields.map((field) => [field, product[field], describeEvidence(evidence[field])]),
  ]);
  const text = JSON.stringify([products, Object.values(edition.figures()).map(listCells)]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function listCells({ id, columns, rows }: Figure) {
  const cells = rows.map((row) => row.map((cell) => [cell.raw, describeEvidence(cell)]));
  return [id, columns.map(({ name, unit }) => [name, unit]), cells];
}

function describeEvidence(evidence: { kind: string; sources: readonly string[] } | undefined) {
  return evidence && [evidence.kind, evidence.sources];
}
