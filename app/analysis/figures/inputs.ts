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
  return { type: "marks", rows, size: 40 };
}

interface Row {
  label: string;
  members: readonly Product[];
  /** How many products there are, if left out. */
  readout?: string;
  /** Of what groups them. */
  evidence?: Evidence;
}

/** A row for each group of products, with a mark for each of them. */
export function productRows(report: Report, rows: readonly Row[]): Chart {
  return inRows(
    rows.map(({ label, members, readout = sayProducts(members.length), evidence }) => {
      const marks = members.map((product) => markProduct(report, product, isIllustrative(evidence)));
      return { label, readout, runs: [{ column: "products", value: members.length, marks }] };
    }),
  );
}
