import { z } from "zod";
import type { StatedValue } from "../../app/analysis/stated-values";
import { describeIssues } from "../../app/content/issue";
import { describeUnknown } from "../../app/content/nearest";
import { productSchema } from "../../app/content/schema/product";
import { brandsSchema, sourcesSchema } from "../../app/content/schema/reference";
import { disarm } from "../../app/downloads/data/csv";
import type { NeededColumn, SheetRow } from "./read-sheet";

/** A checked row: the value that it is about, and what was seen on which page. */
export interface Observation extends SheetRow {
  asked: StatedValue;
  value: unknown;
  /** The source's address in the spelling that all rows of one page share. */
  page: string;
}

/**
 * Checks every filled row against the content.
 *
 * @param stated every value of the content that has a kind, see `listStatedValues`
 * @param today as YYYY-MM-DD; nothing was observed after it
 * @returns what was observed, or every problem of every row, as `row 7, column field: found …; expected …`
 */
export function checkRows(
  rows: readonly SheetRow[],
  stated: readonly StatedValue[],
  today: string,
): { observations: Observation[]; problems: string[] } {
  const problems: string[] = [];
  const observations: Observation[] = [];
  const firstOfValue = new Map<StatedValue, number>();
  const firstOfPage = new Map<string, SheetRow>();
  const schemas = sourceSchemas(today);
  for (const { row, cells } of rows) {
    const found = problems.length;
    const refuse = (column: NeededColumn, message: string | undefined) => {
      if (message) problems.push(`row ${row}, column ${column}: ${message}`);
    };
    const asked = findAsked(cells, stated, refuse);
    const value = asked && convert(cells.observed_value, asked.value);
    if (asked) {
      const first = firstOfValue.get(asked) ?? row;
      firstOfValue.set(asked, first);
      const again = `found ${cells.field} a second time (first in row ${first}); expected it once`;
      refuse("field", first === row ? undefined : again);
      const becomes = { value, kind: "public", sources: ["observed"] };
      const other = z.object({ value: typeof asked.value === "number" ? z.number() : z.string() });
      const schema = shapes[asked.part]?.[asked.field] ?? other;
      const fault = findFault(schema, cells.observed_value, becomes);
      refuse("observed_value", fault ?? checkTier(asked, value as number));
    }
    for (const column of sourceColumns) refuse(column, findFault(schemas[column], cells[column]));
    if (!asked || problems.length > found) continue;

    // One page is one source, with one title, one publisher and one day.
    const page = new URL(cells.source_address).href;
    const first = firstOfPage.get(page) ?? { row, cells };
    firstOfPage.set(page, first);
    for (const column of sourceColumns.filter((column) => column !== "source_address"))
      if (cells[column] !== first.cells[column])
        refuse(
          column,
          `found "${cells[column]}"; expected "${first.cells[column]}" as in row ${first.row}, because both rows name the same address`,
        );
    observations.push({ row, cells, asked, value, page });
  }
  return { observations: problems.length === 0 ? observations : [], problems };
}

/** The value that a row is about, if it is illustrative. */
function findAsked(
  cells: SheetRow["cells"],
  stated: readonly StatedValue[],
  refuse: (column: NeededColumn, message: string) => void,
): StatedValue | undefined {
  // The sheet has names as CSV has them, safe from being run as a formula.
  const own = stated.filter(({ subject }) => disarm(subject) === cells.product);
  const asked = own.find(({ field }) => field === cells.field);
  if (asked?.kind === "illustrative") return asked;
  if (asked)
    refuse("field", `found ${asked.field}, which is of kind ${asked.kind}; expected an illustrative value`);
  else if (own.length > 0) {
    const fields = own.filter(({ kind }) => kind === "illustrative").map(({ field }) => field);
    refuse("field", describeUnknown("field", cells.field, fields));
  } else {
    const subjects = [...new Set(stated.map(({ subject }) => subject))];
    refuse("product", describeUnknown("product", cells.product, subjects));
  }
  return undefined;
}

/** The cell as the type that the field's present value has; a text that does not convert is for the schema to refuse. */
function convert(cell: string, present: unknown): unknown {
  if (typeof present === "string") return cell;
  const [digits = "", ...noun] = typeof present === "number" ? [cell] : cell.split(" ");
  const number = /^-?\d+(?:\.\d+)?$/u.test(digits) ? Number(digits) : digits;
  return typeof present === "number" ? number : { number, noun: noun.join(" ") };
}

/** Values outside products and brands are checked again with the whole content. */
const shapes: Partial<Record<StatedValue["part"], Readonly<Record<string, z.ZodType>>>> = {
  products: productSchema.shape,
  brands: brandsSchema.element.shape,
};

function checkTier({ tier }: StatedValue, price: number): string | undefined {
  if (!tier || (price >= tier.min && price <= tier.max)) return undefined;
  return `found ${price}; expected ${tier.min} to ${tier.max}, the range of the tier ${tier.label}; look at the price again, or at the product's marketTier`;
}

const sourceColumns = ["observed_on", "source_title", "source_address", "source_publisher"] as const;

function sourceSchemas(today: string): Record<(typeof sourceColumns)[number], z.ZodType> {
  const { title, address, publisher } = sourcesSchema.element.shape;
  const day = z.iso
    .date(
      "expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)",
    )
    .refine((day) => day <= today, `expected ${today} or earlier`);
  return { observed_on: day, source_title: title, source_address: address, source_publisher: publisher };
}

/** What the schema says of a cell, or of the value that the cell would become. */
function findFault(schema: z.ZodType, cell: string, input: unknown = cell): string | undefined {
  if (cell === "") return "found nothing; expected a filled cell";
  if (/[\t\r\n]/u.test(cell)) return "found a line break or a tab; expected one line";
  return describeIssues(schema.safeParse(input).error?.issues ?? [], input)[0]?.message;
}
