import type { Evidence } from "../../content/kind";
import type { Report, ReportBasis } from "../../content/report-files";
import type { Chart, Figure, Mark } from "../figure";
import { findRecord } from "../find-record";
import { type Formats, formatCounted } from "../format";
import { productForms } from "../plural";
import type { Product } from "../product";
import type { EditionData } from "../tables/record-table";

/** What figures are derived from. */
export type FigureInputs = Omit<EditionData, "figures" | "resolver"> & { formats: Formats };

/** What a figure shows, without its words. */
export type FigureData = Pick<Figure, "columns" | "rows" | "chart">;

/** A fact that an edition adds to the fields of every report. */
export type OwnFact = Report["list"]["facts"][number];

/** A product drawn in its brand's color; open if the value that places it is illustrative. */
export function markProduct(report: ReportBasis, product: Product, isOpen = false): Mark {
  const { shape } = findRecord(report.products, "slug", product.slug).picture;
  return { shape, color: product.brandColor, isOpen };
}

export const isGuess = (evidence: Evidence | undefined) => evidence?.kind === "illustrative";

export const sayProducts = (count: number) => formatCounted(count, productForms);

/** The size of a product in rows of marks. */
export const productSize = 40;

interface Row {
  label: string;
  members: readonly Product[];
  /** How many products there are, if left out. */
  readout?: string;
  /** Of what groups them. */
  evidence?: Evidence;
}

/** A row for each group of products, with a mark for each of them. */
export function productRows({ report }: FigureInputs, rows: readonly Row[]): Chart {
  return {
    type: "marks",
    size: productSize,
    rows: rows.map(({ label, members, readout = sayProducts(members.length), evidence }) => {
      const marks = members.map((product) => markProduct(report, product, isGuess(evidence)));
      return { label, readout, runs: [{ column: "products", value: members.length, marks }] };
    }),
  };
}
