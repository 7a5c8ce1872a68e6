import type { Edition } from "../edition";
import { formatPercent } from "../format";
import { percentOf } from "../share";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";

/** So many of what the whole is counted in make a piece. */
const pieceSize = 100;

/** Published shares of decorated bandages, each drawn as something else. Without numbers, the table is empty. */
export const decoratedShare = planFigure(derive, [
  column("year", "Year", "text", ({ year, evidence }) => valueCell(year, evidence)),
  column("label", "Counted", "text", ({ label, evidence }) => valueCell(label, evidence)),
  column("of", "Part of", "text", ({ of, evidence }) => valueCell(of, evidence)),
  column("low", "Share", "percent", ({ low, evidence }) => valueCell(low, evidence)),
  column("high", "Up to", "percent", ({ high, evidence }) => valueCell(high, evidence)),
  column("said", "Said by", "text", ({ by, evidence }) => valueCell(by, evidence)),
]);

function derive({ report }: Edition) {
  const records = (report.figures["decorated-share"]?.counted ?? []).map(({ part, whole, to, ...words }) => ({
    ...words,
    part: part.value / whole.value,
    whole: whole.value,
    low: percentOf(part.value, whole.value),
    high: to?.value,
    evidence: combineEvidence([part, whole, ...(to ? [to] : [])]),
  }));
  return {
    records,
    chart: {
      type: "numbers" as const,
      numbers: records.map(({ year, label, of, by, about, drawn, part, whole, low, high, evidence }) => {
        const parts = { coins: 10, strips: 5, pieces: Math.ceil(whole / pieceSize), bar: 1 }[drawn];
        const range =
          high === undefined ? formatPercent(low) : `${formatPercent(low)} to ${formatPercent(high)}`;
        return {
          label: year,
          readout: `${year}: ${about ? "about " : ""}${range} of ${of}`,
          caption: [label, by],
          drawn,
          low,
          high,
          part: part * parts,
          parts,
          isOpen: evidence.kind === "illustrative",
        };
      }),
    },
  };
}
