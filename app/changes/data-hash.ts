import { createHash } from "node:crypto";
import type { Edition } from "../edition";

/**
 * A hash over everything the report states as a value: all derived values but those that name the report itself, and
 * the products. The words of the report are not in it, so that a better sentence needs no new version.
 */
export function hashData({ resolver, products }: Edition): string {
  const values = [...resolver.values].filter(([name]) => !name.startsWith("report."));
  const text = JSON.stringify(sortKeys({ values: Object.fromEntries(values), products }));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The same data in the same order, however it was computed. The order of a list is part of the data. */
function sortKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sortKeys);
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]));
}
