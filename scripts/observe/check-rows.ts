import type { StatedValue } from "../../app/analysis/stated-values";
import { describeUnknown } from "../../app/content/nearest";
import { disarm } from "../../app/downloads/data/csv";
import { type Cell, parseDay, parseSource, parseValue } from "./check-cells";
import type { NeededColumn, SheetRow } from "./read-sheet";
import type { SheetProblem } from "./sheet-problem";

/** A row of the sheet, checked: the value that it is about, and what was seen where and when. */
export interface Observation {
  row: number;
  asked: StatedValue;
  value: unknown;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  address: string;
  publisher: string;
}

/**
 * Checks every filled row against the content.
 *
 * @param stated every value of the content that has a kind, see `listStatedValues`
 * @param today as YYYY-MM-DD; nothing was observed after it
 * @returns what was observed, or every problem of every row
 */
export function checkRows(
  rows: readonly SheetRow[],
  stated: readonly StatedValue[],
  today: string,
): { observations: Observation[]; problems: SheetProblem[] } {
  const problems: SheetProblem[] = [];
  const firstRows = new Map<StatedValue, number>();
  const observations = rows.map((row) => {
    const refuse = (column: NeededColumn, message: string) =>
      void problems.push({ row: row.number, column, message });
    const keep = <T>(column: NeededColumn, read: Cell<T>): T | undefined => {
      if ("value" in read) return read.value;
      refuse(column, read.problem);
      return undefined;
    };
    const { cells } = row;
    const asked = findAsked(row, stated, refuse);
    const first = asked && firstRows.get(asked);
    if (first)
      refuse("field", `found ${cells.field} a second time (first in row ${first}); expected it once`);
    else if (asked) firstRows.set(asked, row.number);
    return {
      row: row.number,
      asked,
      value: asked && keep("observed_value", parseValue(cells.observed_value, asked)),
      day: keep("observed_on", parseDay(cells.observed_on, today)),
      title: keep("source_title", parseSource(cells.source_title, "title")),
      address: keep("source_address", parseSource(cells.source_address, "address")),
      publisher: keep("source_publisher", parseSource(cells.source_publisher, "publisher")),
    };
  });
  problems.push(...checkAgreement(observations));
  problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  // Without a problem every cell was read.
  return { observations: problems.length === 0 ? (observations as Observation[]) : [], problems };
}

/** The value that a row is about, if it is one that waits for a real value. */
function findAsked(
  { cells }: SheetRow,
  stated: readonly StatedValue[],
  refuse: (column: NeededColumn, message: string) => void,
): StatedValue | undefined {
  // The sheet has names as CSV has them, safe from being run as a formula.
  const own = stated.filter(({ subject }) => disarm(subject) === cells.product);
  if (own.length === 0) {
    const subjects = [...new Set(stated.map(({ subject }) => subject))];
    refuse("product", describeUnknown("product", cells.product, subjects));
    return undefined;
  }
  const asked = own.find(({ field }) => field === cells.field);
  const open = own.filter(({ kind }) => kind === "illustrative");
  const candidates = (open.length > 0 ? open : own).map(({ field }) => field);
  if (!asked) refuse("field", describeUnknown("field", cells.field, candidates));
  else if (asked.kind !== "illustrative")
    refuse(
      "field",
      `found ${asked.field}, which is of kind ${asked.kind} in the content; expected an illustrative value`,
    );
  return asked?.kind === "illustrative" ? asked : undefined;
}

/** What could be read of a row. */
type Partly = { row: number } & { [Key in "title" | "address" | "publisher" | "day"]: string | undefined };

/** One address is one source, with one title, one publisher and one day. */
function checkAgreement(rows: readonly Partly[]): SheetProblem[] {
  const firsts = new Map<string, Partly>();
  return rows.flatMap((row) => {
    if (!row.address) return [];
    const key = addressKey(row.address);
    const first = firsts.get(key);
    if (!first) firsts.set(key, row);
    return first ? listDifferences(row, first) : [];
  });
}

function listDifferences(row: Partly, first: Partly): SheetProblem[] {
  const columns = [
    ["source_title", "title"],
    ["source_publisher", "publisher"],
    ["observed_on", "day"],
  ] as const;
  return columns
    .filter(([, key]) => row[key] && first[key] && row[key] !== first[key])
    .map(([column, key]) => {
      const message = `found "${row[key]}"; expected "${first[key]}" as in row ${first.row}, because both rows name the same address`;
      return { row: row.row, column, message };
    });
}

/** The same for all spellings of an address that browsers take for one. */
export function addressKey(address: string): string {
  return new URL(address).href;
}
