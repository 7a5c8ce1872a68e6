import type { z } from "zod";
import type { StatedValue } from "../../app/analysis/stated-values";
import { describeIssues } from "../../app/content/issue";
import { shorten } from "../../app/content/nearest";
import { productSchema } from "../../app/content/schema/product";
import { brandsSchema, sourcesSchema } from "../../app/content/schema/reference";
import { formatStated } from "../../app/downloads/data/observation-sheet";

/** What a cell holds, or "found …; expected …". */
export type Cell<T> = { value: T } | { problem: string };

type Shape = Readonly<Record<string, z.ZodType>>;
const shapes: Partial<Record<StatedValue["part"], Shape>> = {
  products: productSchema.shape,
  brands: brandsSchema.element.shape,
};

/**
 * Reads an observed value as the field's schema wants it, a price within its tier. Values outside products and brands are
 * held against their schema when the whole content is.
 */
export function parseValue(cell: string, asked: StatedValue): Cell<unknown> {
  const line = parseLine(cell, "the value that was seen");
  if ("problem" in line) return line;
  const read = convert(cell, asked.value);
  if ("problem" in read) return read;
  const fault = findFault(shapes[asked.part]?.[asked.field], {
    value: read.value,
    kind: "public",
    sources: ["observed"],
  });
  if (fault) return { problem: fault };
  const { tier } = asked;
  if (tier && ((read.value as number) < tier.min || (read.value as number) > tier.max)) {
    const problem = `found ${cell}; expected ${asked.allowed}, the range of the tier ${tier.label}; look at the price again, or at the product's marketTier`;
    return { problem };
  }
  return read;
}

/** Reads a day as YYYY-MM-DD that has come. `today` has the same form. */
export function parseDay(cell: string, today: string): Cell<string> {
  const day = /^\d{4}-\d\d-\d\d$/u.test(cell) ? new Date(`${cell}T00:00:00Z`) : undefined;
  const isReal = day && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(cell);
  if (!isReal) {
    const problem = `${found(cell)}; expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)`;
    return { problem };
  }
  return cell > today
    ? { problem: `found "${cell}", a day to come; expected ${today} or earlier` }
    : { value: cell };
}

/** Reads what content/sources.yaml says of a source. */
export function parseSource(cell: string, field: "title" | "address" | "publisher"): Cell<string> {
  const line = parseLine(cell, `the ${field} of the source`);
  if ("problem" in line) return line;
  const problem = findFault(sourcesSchema.element.shape[field], cell);
  return problem ? { problem } : { value: cell };
}

function parseLine(cell: string, expected: string): Cell<string> {
  if (cell === "") return { problem: `found nothing; expected ${expected}` };
  return /[\t\r\n]/u.test(cell)
    ? { problem: `${found(cell)} with a line break or a tab; expected one line` }
    : { value: cell };
}

/** The text as the type that the field's present value has. */
function convert(cell: string, present: unknown): Cell<unknown> {
  if (typeof present === "number")
    return /^-?\d+(?:\.\d+)?$/u.test(cell)
      ? { value: Number(cell) }
      : { problem: `${found(cell)}; expected a number such as ${present}` };
  if (typeof present === "string") return { value: cell };
  const [, number, noun] = /^(\d+) (\S+)$/u.exec(cell) ?? [];
  return number
    ? { value: { number: Number(number), noun } }
    : { problem: `${found(cell)}; expected a number and a word such as ${formatStated(present)}` };
}

/** What the schema says of the input; of a value with its kind, without the name `value` that no sheet has. */
function findFault(schema: z.ZodType | undefined, input: unknown): string | undefined {
  const parsed = schema?.safeParse(input);
  if (!parsed || parsed.success) return undefined;
  return describeIssues(parsed.error.issues, input)[0]?.message.replace(/^value[.\w]*: /u, "");
}

function found(cell: string): string {
  return cell === "" ? "found nothing" : `found "${shorten(cell)}"`;
}
