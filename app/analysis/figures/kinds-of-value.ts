import { kinds } from "../../content/kind";
import type { Edition } from "../edition";
import { formatCount } from "../format";
import { countKinds, fieldNames, valueFields } from "../product";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { planFigure } from "./figure-model";

const kindMarks = {
  input: { shape: "dot", color: "#7a4a2b", isOpen: false },
  public: { shape: "dot", color: "#b8304a", isOpen: false },
  illustrative: { shape: "dot", color: "#7a4a2b", isOpen: true },
};

/** How many of the products' values are of each kind, by field. */
export const kindsOfValue = planFigure(derive, [
  column("field", "Field", "text", ({ label }) => valueCell(label)),
  column("input", "Study input", "count", ({ counts }) => valueCell(counts.input)),
  column("public", "Public source", "count", ({ counts }) => valueCell(counts.public)),
  column("illustrative", "Illustrative", "count", ({ counts }) => valueCell(counts.illustrative)),
]);

function derive({ products }: Edition) {
  const records = valueFields
    .map((field) => ({ label: fieldNames[field], counts: countKinds(products, [field]) }))
    .filter(({ counts }) => kinds.some((kind) => counts[kind] > 0));
  return {
    records,
    chart: {
      type: "marks" as const,
      size: 20,
      perLine: 10,
      rows: records.map(({ label, counts }) => {
        const used = kinds.filter((kind) => counts[kind] > 0);
        return {
          label,
          readout: used.map((kind) => `${formatCount(counts[kind])} ${kind}`).join(" · "),
          runs: used.map((kind) => ({
            column: kind,
            value: counts[kind],
            marks: Array.from({ length: counts[kind] }, () => kindMarks[kind]),
          })),
        };
      }),
    },
  };
}
