import type { Edition } from "../edition";
import { findRecord } from "../find-record";
import { formatPercent } from "../format";
import { percentOf } from "../share";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";

const color = "#a86f3f";

/** Published shares of decorated bandages, each drawn as so many of a hundred. Without numbers, the table is empty. */
export const decoratedShare = planFigure(derive, [
  column("year", "Year", "text", ({ year, evidence }) => valueCell(year, evidence)),
  column("label", "Counted", "text", ({ label, evidence }) => valueCell(label, evidence)),
  column("of", "Part of", "text", ({ of, evidence }) => valueCell(of, evidence)),
  column("decorated", "Share", "percent", ({ percent, evidence }) => valueCell(percent, evidence)),
]);

function derive({ report }: Edition) {
  const records = (report.figures["decorated-share"]?.counted ?? []).map(({ part, whole, ...words }) => ({
    ...words,
    percent: percentOf(part.value, whole.value),
    evidence: combineEvidence([part, whole]),
  }));
  const publishersOf = ({ evidence }: (typeof records)[number]) =>
    evidence.sources.map((id) => findRecord(report.sources, "id", id).publisher).join(", ");
  return {
    records,
    chart: {
      type: "marks" as const,
      size: 11,
      perLine: 20,
      of: 100,
      rows: records.map((record) => ({
        label: record.year,
        readout: `${formatPercent(record.percent)} of ${record.of}`,
        caption: [record.label, publishersOf(record)],
        runs: [
          {
            column: "decorated",
            value: record.percent,
            marks: Array.from({ length: record.percent }, () => ({
              shape: "cell",
              color,
              isOpen: record.evidence.kind === "illustrative",
            })),
          },
        ],
      })),
    },
  };
}
