import { editorial } from "../../content/kind";
import { makeTable } from "../figure";
import { formatCount, formatPercent } from "../format";
import { percentOf } from "../share";
import { combineEvidence } from "../value";
import type { FigureData, FigureInputs } from "./inputs";

/** A published count of how much is decorated, as so many of a hundred. Without one, a table without rows. */
export function decoratedShare({ report, formats }: FigureInputs): FigureData {
  const decorated = report.figures["decorated-share"]?.counted;
  const unit = decorated?.unit ?? "Amount";
  const percent = decorated ? percentOf(decorated.part.value, decorated.whole.value) : 0;
  const rows = decorated
    ? [
        { label: decorated.label, amount: decorated.part.value, percent, color: "#b8304a" },
        {
          label: decorated.others,
          amount: decorated.whole.value - decorated.part.value,
          percent: 100 - percent,
          color: "#e3a878",
        },
      ]
    : [];
  const evidence = decorated && combineEvidence([decorated.part, decorated.whole]);
  const evidenceOf = () => evidence ?? editorial;
  return {
    ...makeTable(formats, rows, [
      ["label", "Counted", "text", ({ label }) => label, evidenceOf],
      ["amount", unit, "count", ({ amount }) => amount, evidenceOf],
      ["share", "Share", "percent", ({ percent }) => percent, evidenceOf],
    ]),
    chart: {
      type: "marks",
      size: 16,
      rows: rows.slice(0, 1).map(({ label, amount, percent }) => ({
        label,
        readout: `${formatCount(amount)} ${unit.toLowerCase()} · ${formatPercent(percent)}`,
        runs: rows.map(({ label, percent, color }) => ({
          label,
          column: "share",
          value: percent,
          marks: Array.from({ length: percent }, () => ({ shape: "strip", color, isOpen: false })),
        })),
      })),
    },
  };
}
