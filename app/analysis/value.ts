import { type Evidence, fromBrief, weakestKind } from "../content/kind";
import type { ProseFormat } from "../content/prose";
import {
  formatBandages,
  formatCount,
  formatDollars,
  formatPercent,
  formatRating,
  formatWords,
} from "./format";

export type { Kind } from "../content/kind";

export type Unit = "count" | "bandages" | "percent" | "dollars" | "rating" | "text";

/** One thing that prose, a table or a figure can name: computed once, shown everywhere the same. */
export interface Value extends Evidence {
  raw: number | string;
  unit: Unit;
}

const formats: Record<Unit, (raw: number) => string> = {
  count: formatCount,
  bandages: formatBandages,
  percent: formatPercent,
  dollars: formatDollars,
  rating: formatRating,
  text: String,
};

/** What a reader sees. `number` leaves the unit out, `words` spells a number out. */
export function formatValue({ raw, unit }: Value, format: ProseFormat = "plain"): string {
  if (typeof raw === "string") return raw;
  if (format === "words") return formatWords(raw);
  if (format === "Words") return capitalise(formatWords(raw));
  return format === "number" ? formatCount(raw) : formats[unit](raw);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value that rests on the given evidence; on the brief alone if none is given. */
export function makeValue(raw: number | string, unit: Unit = "count", evidence: Evidence = fromBrief): Value {
  return { raw, unit, kind: evidence.kind, sources: evidence.sources };
}

/** The evidence of something computed from several values: as firm as the least firm, with all their sources. */
export function combineEvidence(parts: readonly Evidence[]): Evidence {
  return {
    kind: weakestKind(parts.map((part) => part.kind)),
    sources: [...new Set(parts.flatMap((part) => part.sources))],
  };
}

/** The middle of the numbers; of an even number of them, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
}
