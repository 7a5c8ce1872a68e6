import type { Edition } from "../edition";
import { formatCount, formatPercent } from "../format";
import { percentOf } from "../share";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { inRows } from "./inputs";

/** A published count of how much is decorated, as so many of a hundred. Without one, a table without rows. */
export const decoratedShare = planFigure(derive, [
  ["label", "Counted", "text", ({ label }) => label, ({ evidence }) => evidence],
  ["amount", "Amount", "count", ({ amount }) => amount, ({ evidence }) => evidence],
  ["share", "Share", "percent", ({ percent }) => percent, ({ evidence }) => evidence],
]);

function derive({ report }: Edition) {
  const counted = report.figures["decorated-share"]?.counted;
  if (!counted) return { records: [], chart: inRows([]) };
  const { label, others, unit, part, whole } = counted;
  const percent = percentOf(part.value, whole.value);
  const evidence = combineEvidence([part, whole]);
  const records = [
    { label, amount: part.value, percent, color: "#b8304a", evidence },
    {
      label: others,
      amount: whole.value - part.value,
      percent: 100 - percent,
      color: "#e3a878",
      evidence,
    },
  ];
  return {
    records,
    titles: { amount: unit },
    chart: {
      type: "marks" as const,
      size: 16,
      rows: [
        {
          label,
          readout: `${formatCount(part.value)} ${unit.toLowerCase()} · ${formatPercent(percent)}`,
          runs: records.map(({ label, percent, color }) => ({
            label,
            column: "share",
            value: percent,
            marks: Array.from({ length: percent }, () => ({ shape: "strip", color, isOpen: false })),
          })),
        },
      ],
    },
  };
}
