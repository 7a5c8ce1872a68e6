import { parseArgs } from "node:util";

export const parts = ["pages", "filter", "click", "growth"] as const;
export type Part = (typeof parts)[number];

/** What of the benchmark to run. */
export interface BenchOptions {
  parts: readonly Part[];
  /** How many times everything is measured. */
  runs: number;
  /** Numbers of products. */
  sizes: readonly number[];
  /** Whether this is all of it, with enough runs to be written down. */
  isWhole: boolean;
}

const usualRuns = 5;
const usualSizes = [10, 100, 1000];

/** Reads the command line. Throws with a message for the person who typed it. */
export function parseBenchOptions(args: string[]): BenchOptions {
  const options = {
    runs: { type: "string" },
    sizes: { type: "string" },
    quick: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is no part of the benchmark; its parts are ${parts.join(", ")}.`);
  }
  const asked = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
  const runs = parseCount("--runs", values.runs ?? String(values.quick ? 1 : usualRuns));
  const sizes =
    values.sizes?.split(",").map((size) => parseCount("--sizes", size)) ??
    (values.quick ? usualSizes.slice(0, 1) : usualSizes);
  const isWhole =
    asked.length === parts.length && runs >= usualRuns && usualSizes.every((size) => sizes.includes(size));
  return { parts: asked, runs, sizes, isWhole };
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`${option} has "${text}", but takes whole numbers from 1.`);
  }
  return count;
}
