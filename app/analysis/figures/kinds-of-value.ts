import { kinds } from "../../content/kind";
import { type ColumnPlan, makeTable } from "../figure";
import { formatCount } from "../format";
import { countFactKinds, countKinds, fieldNames, valueFields } from "../product";
import type { FigureData, FigureInputs } from "./inputs";

/** The look of a value in the figure of kinds. */
const kindMarks = {
  input: { shape: "dot", color: "#7a4a2b", isOpen: false },
  public: { shape: "dot", color: "#b8304a", isOpen: false },
  illustrative: { shape: "dot", color: "#7a4a2b", isOpen: true },
};

/** How many of the products' values are of each kind, by field. */
export function kindsOfValue({ report, products, formats }: FigureInputs): FigureData {
  const titles = { input: "Study input", public: "Public source", illustrative: "Illustrative" };
  const own = report.list.facts.map(({ key, label }) => ({ label, counts: countFactKinds(products, key) }));
  const rows = valueFields
    .map((field) => ({ label: fieldNames[field], counts: countKinds(products, field) }))
    .concat(own)
    .filter(({ counts }) => kinds.some((kind) => counts[kind] > 0));
  return {
    ...makeTable(formats, rows, [
      ["field", "Field", "text", ({ label }) => label],
      ...kinds.map(
        (kind): ColumnPlan<(typeof rows)[number]> => [
          kind,
          titles[kind],
          "count",
          ({ counts }) => counts[kind],
        ],
      ),
    ]),
    chart: {
      type: "marks",
      size: 20,
      rows: rows.map(({ label, counts }) => {
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
