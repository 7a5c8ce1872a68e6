import type { Evidence } from "../../content/kind";
import type { Report } from "../../content/report-files";
import { findRecord } from "../find-record";
import { formatCounted } from "../format";
import { productForms } from "../plural";
import type { Product } from "../product";
import type { Chart, Mark } from "./figure-model";

/** A product drawn in its brand's color; open if the value that places it is illustrative. */
export function markProduct(report: Report, product: Product, isOpen = false): Mark {
  const { shape } = findRecord(report.products, "slug", product.slug).picture;
  return { shape, color: product.brandColor, isOpen };
}

export const isIllustrative = (evidence: Evidence | undefined) => evidence?.kind === "illustrative";

export const sayProducts = (count: number) => formatCounted(count, productForms);

type MarkRows = Extract<Chart, { type: "marks" }>["rows"];

export function inRows(rows: MarkRows): Chart {
  return { type: "marks", rows, size: 40, perLine: 10 };
}
