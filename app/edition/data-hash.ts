import { createHash } from "node:crypto";
import type { Figure } from "../analysis/figure";
import { valueFields } from "../analysis/product";
import type { Evidence } from "../content/kind";
import type { Edition } from "./edition";

type HashedFigure = Pick<Figure, "id" | "columns" | "rows">;

/** The parts of an edition that its hash depends on. */
export interface HashedData {
  products: Edition["products"];
  figures(): Readonly<Record<string, HashedFigure>> | readonly HashedFigure[];
}

/**
 * A hash of the report's data: every value of every product and every cell of every figure, with its kind and sources.
 * Sentences do not count, so rewording needs no new version.
 */
export function hashData({ products, figures }: HashedData): string {
  const records = products.map((product) => [
    product.id,
    [
      ...valueFields.map((field) => [field, product[field], describeEvidence(product.evidence[field])]),
      ...product.facts.map((fact) => [fact.key, fact.raw, describeEvidence(fact)]),
    ],
  ]);
  const tables = Object.values(figures()).map(({ id, columns, rows }) => [
    id,
    columns.map(({ name, unit }) => [name, unit]),
    rows.map((row) => row.map((cell) => [cell.raw, describeEvidence(cell)])),
  ]);
  const text = JSON.stringify([records, tables]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function describeEvidence(evidence: Evidence | undefined) {
  return evidence && [evidence.kind, evidence.sources];
}
