import type { Edition } from "../edition";
import { formatPieces } from "../format";
import { groupBy } from "../group";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { productRows } from "./inputs";

/** Products by the number of bandages in a pack, smallest first. */
export const packCounts = planFigure(derive, [
  ["count", "Count", "pieces", ({ value }) => value, ({ evidence }) => evidence],
  ["products", "Products", "count", ({ members }) => members.length, ({ evidence }) => evidence],
]);

function derive({ report, products }: Edition) {
  const records = groupBy(products, ({ countNumber }) => countNumber)
    .sort((a, b) => a.value - b.value)
    .map(({ value, members }) => ({
      ...{ value, members, label: formatPieces(value) },
      evidence: combineEvidence(members.map(({ evidence }) => evidence.count)),
    }));
  return { records, chart: productRows(report, records) };
}
