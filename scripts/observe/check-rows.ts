import { z } from "zod";
import { listStatedValues, type StatedValue } from "../../app/analysis/stated-values";
import { describeIssues } from "../../app/content/issue";
import { describeUnknown } from "../../app/content/nearest";
import type { Report } from "../../app/content/report-files";
import { text } from "../../app/content/schema/parts";
import { productSchema } from "../../app/content/schema/product";
import { brandsSchema, sourcesSchema } from "../../app/content/schema/reference";
import { disarm } from "../../app/downloads/data/csv";
import type { Sheet, SheetRow } from "./read-sheet";

/** A checked row: the value that it replaces, and what was seen instead. */
export interface Observation extends SheetRow {
  asked: StatedValue;
  value: unknown;
  /** The product's new tier, if the price changes it. */
  newTier: string | undefined;
}

/** What was observed, and every problem as `row 7, column field: found …; expected …`. */
export function checkRows({ rows, hasDecimalCommas }: Sheet, report: Report, today: string) {
  const stated = listStatedValues(report);
  const rowOf = new Map<StatedValue, number>();
  const observations: Observation[] = [];
  const problems: string[] = [];
  for (const { row, cells } of rows) {
    const refuse = (column: PropertyKey, message: string) =>
      problems.push(`row ${row}, column ${String(column)}: ${message}`);
    const earlier = problems.length;
    const own = stated.filter(({ subject }) => disarm(subject) === cells.product);
    const named = own.find(({ field }) => field === cells.field);
    const asked = named?.kind === "illustrative" ? named : undefined;
    const first = asked && rowOf.get(asked);
    if (own.length === 0) refuse("product", describeUnknown("product", cells.product, listSubjects(stated)));
    else if (!named) refuse("field", describeUnknown("field", cells.field, listOpen(own)));
    else if (!asked)
      refuse("field", `found ${cells.field}, which is of kind ${named.kind}; expected an illustrative value`);
    else if (first)
      refuse("field", `found ${cells.field} a second time (first in row ${first}); expected it once`);
    else rowOf.set(asked, row);

    const [value, tier = asked?.tier?.label] = parseValue(cells.observed_value, asked, hasDecimalCommas);
    const input = { ...cells, observed_value: value };
    const { error } = rowSchema(asked, today).safeParse(input);
    for (const { path, message } of describeIssues(error?.issues ?? [], input))
      refuse(path[0] ?? "", message);
    const misfit = typeof value === "number" && tier && checkTier(value, tier, report.tiers);
    if (misfit) refuse("observed_value", misfit);
    if (asked && problems.length === earlier)
      observations.push({ row, cells, asked, value, newTier: tier === asked.tier?.label ? undefined : tier });
  }
  return { observations, problems };
}

// The sheet has names as CSV has them, safe from being run as a formula.
const listSubjects = (stated: readonly StatedValue[]) => stated.map(({ subject }) => disarm(subject));

const listOpen = (own: readonly StatedValue[]) =>
  own.flatMap(({ kind, field }) => (kind === "illustrative" ? field : []));

/** The cell as the type of the present value, and a price's tier. The schema refuses what does not convert. */
function parseValue(
  cell: string,
  asked: StatedValue | undefined,
  hasDecimalCommas: boolean,
): [value: unknown, tier?: string] {
  if (!asked || typeof asked.value === "string") return [cell];
  const isReviews = typeof asked.value === "object";
  // "12 ratings", or a price with its new tier: "6.99 Value".
  const [digits = "", ...rest] = isReviews || asked.tier ? cell.split(" ") : [cell];
  // Beside decimal commas, a point before three digits may separate thousands.
  const pattern = hasDecimalCommas ? /^-?\d+(?:,\d+|\.(?!\d{3}$)\d+)?$/u : /^-?\d+(?:\.\d+)?$/u;
  const number = pattern.test(digits) ? Number(digits.replace(",", ".")) : digits;
  const word = rest.join(" ");
  if (isReviews) return [{ number, noun: word }];
  return word ? [number, word] : [number];
}

const shapes: Partial<Record<StatedValue["part"], Record<string, z.ZodType>>> = {
  products: productSchema.shape,
  brands: brandsSchema.element.shape,
};
const number = z
  .unknown()
  .refine(
    (value): boolean => typeof value === "number",
    "expected a number such as 8.49, or 8,49 where semicolons separate the cells, and no thousands separator",
  );
const words = z.unknown().refine((cell) => !String(cell).startsWith("="), "expected what the formula shows");
const date = z.iso.date({
  error:
    "expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)",
  abort: true,
});

function rowSchema(asked: StatedValue | undefined, today: string) {
  const { title, address, publisher } = sourcesSchema.element.shape;
  return z.object({
    observed_value: asked ? valueSchema(asked) : z.unknown(),
    observed_on: date.refine((day) => day <= today, `expected ${today} or earlier`),
    source_title: words.pipe(title),
    source_address: address.unwrap(),
    source_publisher: words.pipe(publisher),
  });
}

/** Values outside products and brands are checked again with the whole content. */
function valueSchema({ part, field, value }: StatedValue): z.ZodType {
  const own = shapes[part]?.[field];
  if (typeof value === "number") return number.pipe(own ?? z.unknown());
  return typeof value === "string" ? words.pipe(own ?? text) : (own ?? z.unknown());
}

/** A tier is a study input: a price moves its product to another only if the cell names it. */
function checkTier(price: number, label: string, tiers: Report["tiers"]): string | undefined {
  const labels = tiers.map((tier) => tier.label);
  const named = tiers[labels.indexOf(label)];
  if (!named) return describeUnknown("tier", label, labels);
  const fitting = [named, ...tiers].find(({ min, max }) => price >= min && price <= max);
  if (fitting === named) return undefined;
  const advice = fitting
    ? `if the price is right, write "${price} ${fitting.label}" to change the tier too, which is a study input`
    : "no tier has this price";
  return `found ${price}; expected ${named.min} to ${named.max}, the range of the tier ${label}; ${advice}`;
}
