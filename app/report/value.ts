import { type Evidence, reported, weakestKind } from "../content/kind";
import { isZeroFormat, type ProseFormat } from "../content/prose";
import {
  capitalize,
  formatCount,
  formatMoney,
  formatPercent,
  formatPieces,
  formatRating,
  formatWords,
} from "./format";
import type { Note } from "./text";

export type { Evidence, Kind } from "../content/kind";

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

/** A value that sentences may name, computed once. */
export interface Value extends Evidence {
  raw: number | string;
  unit: Unit;
}

/** A value of a product: as data, as readers see it, and where it comes from. */
export interface Stated<T extends string | number = string | number> {
  value: T;
  text: string;
  kind: Evidence["kind"];
  notes: Note[];
}

/** The value as readers see it. The formats of sentences spell a number out. */
export function formatValue(
  { raw, unit }: Pick<Value, "raw" | "unit">,
  format: ProseFormat = "plain",
): string {
  if ((raw === 0 || raw === "") && isZeroFormat(format)) return format;
  if (typeof raw === "string") return raw;
  if (format === "plain") return formats[unit](raw);
  return /^\p{Lu}/u.test(format) ? capitalize(formatWords(raw)) : formatWords(raw);
}

/** Texts have the unit `text`; numbers have `count` unless another unit is given. Without evidence, a value is reported. */
export function makeValue(
  raw: number | string,
  unit: Unit = typeof raw === "string" ? "text" : "count",
  { kind, sources }: Evidence = reported,
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

/** Whether anything in a part of a page is an illustrative value. */
export function hasIllustrative(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return ("kind" in part && part.kind === "illustrative") || Object.values(part).some(hasIllustrative);
}
