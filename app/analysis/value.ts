import { type Evidence, fromList, weakestKind } from "../content/kind";
import type { ProseFormat } from "../content/prose";
import {
  capitalize,
  formatCount,
  formatMoney,
  formatPercent,
  formatPieces,
  formatRating,
  formatWords,
} from "./format";

export type { Kind } from "../content/kind";

/** A computed value, the same in sentences, tables and figures. */
export interface Value extends Evidence {
  raw: number | string;
  unit: Unit;
}

const formats = {
  count: formatCount,
  pieces: formatPieces,
  number: formatCount,
  percent: formatPercent,
  money: formatMoney,
  rating: formatRating,
  text: String,
  date: String,
  address: String,
};

export type Unit = keyof typeof formats;

/** The value as readers see it. `words` and `Words` spell a number out. */
export function formatValue(
  { raw, unit }: Pick<Value, "raw" | "unit">,
  format: ProseFormat = "plain",
): string {
  if (typeof raw === "string") return raw;
  if (format === "plain") return formats[unit](raw);
  return format === "words" ? formatWords(raw) : capitalize(formatWords(raw));
}

/** Words have the unit `text`; numbers have `count` unless another unit is given. Without evidence, a value came with the list. */
export function makeValue(
  raw: number | string,
  unit: Unit = typeof raw === "string" ? "text" : "count",
  { kind, sources }: Evidence = fromList,
): Value {
  return { raw, unit, kind, sources };
}

/** The evidence of a value computed from others: their least certain kind, and all their sources. */
export function combineEvidence(parts: readonly Evidence[]): Evidence {
  return {
    kind: weakestKind(parts.map((part) => part.kind)),
    sources: [...new Set(parts.flatMap((part) => part.sources))],
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
}
