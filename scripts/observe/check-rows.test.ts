import { expect, test } from "vitest";
import { listStatedValues } from "../../app/analysis/stated-values";
import { readEdition } from "../../app/edition/edition";
import { contentFolder } from "../../tests/trial-content";
import { checkRows } from "./check-rows";
import type { NeededColumn, SheetRow } from "./read-sheet";
import { formatSheetProblems } from "./sheet-problem";

const result = readEdition(contentFolder);
if (!result.ok) throw new Error(result.message);
const stated = listStatedValues(result.edition.report);

const filled: SheetRow["cells"] = {
  product: "bioswiss-heart-shaped",
  field: "price",
  observed_value: "8.79",
  observed_on: "2026-11-20",
  source_title: "Heart bandages",
  source_address: "https://shop.example/1",
  source_publisher: "Shop",
};

function check(...changes: Partial<SheetRow["cells"]>[]) {
  const rows = changes.map((change, index) => ({ number: index + 7, cells: { ...filled, ...change } }));
  const { observations, problems } = checkRows(rows, stated, "2026-11-22");
  return { observations, lines: formatSheetProblems("s.csv", problems).trimEnd().split("\n") };
}

test.each<[cells: Partial<SheetRow["cells"]>, value: unknown]>([
  [{}, 8.79],
  [{ observed_value: "7" }, 7],
  [{ observed_value: "10" }, 10],
  [{ field: "count", observed_value: "1" }, 1],
  [{ field: "count", observed_value: "10000" }, 10_000],
  [{ field: "packaging", observed_value: "Box, 40 ct" }, "Box, 40 ct"],
  [{ product: "Welly", field: "color", observed_value: "#A0b1c2" }, "#A0b1c2"],
  [{ observed_on: "2026-11-22" }, 8.79],
])("%j is read", (cells, value) => {
  const { observations, lines } = check(cells);
  expect(lines).toEqual([""]);
  expect(observations).toMatchObject([{ row: 7, value, publisher: "Shop" }]);
});

const price = "found %; expected a number such as 8.49";
const day =
  "found %; expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)";

/** The column with its cell, and what is said of it; % stands for the cell in quotes. */
const refused: [column: NeededColumn, cell: string, message: string, field?: string][] = [
  ["product", "bioswis-heart-shaped", 'found the unknown product %; did you mean "bioswiss-heart-shaped"?'],
  ["field", "prize", 'found the unknown field %; did you mean "price"?'],
  ["field", "summary", "found the unknown field %; expected one of: count, price, packaging"],
  ["observed_value", "", "found nothing; expected the value that was seen"],
  ["observed_value", "8,49", price],
  ["observed_value", "$8.49", price],
  ["observed_value", "about 8", price],
  ["observed_value", "1e1", price],
  ["observed_value", "0x8", price],
  [
    "observed_value",
    "10.49",
    "found 10.49; expected 7 to 10, the range of the tier Mid; look at the price again, or at the product's marketTier",
  ],
  [
    "observed_value",
    "6.99",
    "found 6.99; expected 7 to 10, the range of the tier Mid; look at the price again, or at the product's marketTier",
  ],
  ["observed_value", "0", "found %; expected more than 0"],
  ["observed_value", "24.5", "found %; expected a whole number of bandages, for example 24", "count"],
  ["observed_value", "0", "found %; expected at least 1", "count"],
  ["observed_value", "10001", "found %; expected at most 10000", "count"],
  ["observed_value", "fifty", "found %; expected a number such as 50", "count"],
  ["observed_value", "Tin\nwith a lid", "found % with a line break or a tab; expected one line", "packaging"],
  [
    "observed_value",
    "Tin\u200b",
    "found an invisible control character; expected readable text",
    "packaging",
  ],
  ["observed_on", "", day.replace("%", "nothing")],
  ["observed_on", "11/20/2026", day],
  ["observed_on", "2026-11", day],
  ["observed_on", "2026-02-30", day],
  ["observed_on", "2026-11-23", "found %, a day to come; expected 2026-11-22 or earlier"],
  ["source_title", "", "found nothing; expected the title of the source"],
  ["source_publisher", "", "found nothing; expected the publisher of the source"],
  ["source_address", "", "found nothing; expected the address of the source"],
  ["source_address", "shop.example/1", "found %; expected an address that begins with https://"],
  ["source_address", "ftp://shop.example/1", "found %; expected an address that begins with https://"],
  ["source_address", "javascript:alert(1)", "found %; expected an address that begins with https://"],
];

test.each(refused)("%s %j is refused", (column, cell, message, field = "price") => {
  const { observations, lines } = check({ field, [column]: cell });
  expect(lines.join("\n")).toBe(`s.csv: row 7, column ${column}: ${message.replace("%", `"${cell}"`)}`);
  expect(observations).toEqual([]);
});

test("a color that is none is refused", () => {
  const { lines } = check({ product: "Welly", field: "color", observed_value: "red" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^s\.csv: row 7, column observed_value: found "red"; expected a colou?r as #/u);
});

test("a value that is no longer illustrative is refused", () => {
  const { kind } = stated.find(({ subject, field }) => subject === filled.product && field === "theme") ?? {};
  expect(check({ field: "theme", observed_value: "Stars" }).lines).toEqual([
    `s.csv: row 7, column field: found theme, which is of kind ${kind} in the content; expected an illustrative value`,
  ]);
});

test("a value that is given twice is refused", () => {
  expect(check({}, { observed_value: "8.89" }).lines).toEqual([
    "s.csv: row 8, column field: found price a second time (first in row 7); expected it once",
  ]);
});

test("rows that name one address have to agree on the source", () => {
  const other = { field: "count", observed_value: "40", source_address: "https://SHOP.example:443/1" };
  expect(check({}, other).lines).toEqual([""]);
  const because = "as in row 7, because both rows name the same address";
  expect(check({}, { ...other, source_title: "Hearts", observed_on: "2026-11-19" }).lines).toEqual([
    `s.csv: row 8, column source_title: found "Hearts"; expected "Heart bandages" ${because}`,
    `s.csv: row 8, column observed_on: found "2026-11-19"; expected "2026-11-20" ${because}`,
  ]);
});

test("all problems of all rows come at once, row by row", () => {
  const { lines } = check({ observed_value: "x", observed_on: "y" }, { product: "nobody", source_title: "" });
  expect(lines.map((line) => line.split(": ", 2)[1])).toEqual([
    "row 7, column observed_value",
    "row 7, column observed_on",
    "row 8, column product",
    "row 8, column source_title",
  ]);
});
